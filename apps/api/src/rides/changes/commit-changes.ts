import type { Db } from '@ridewire/db';
import { isCanceled, isCollision, isUndone } from '../../core/is-undone.ts';
import { isRideEvent, type OffersChanged, type OffersEnded, type RideEvent } from '../../live/events.ts';
import type { RideImage } from '../../live/images.ts';

/** Where committed changes go at once in this process; the others hear of them through the database. */
export interface Publisher {
  /** Tells what other processes sent from what this one did. */
  processId: string;
  /** Set once this process hands events out. */
  committed: (event: RideEvent) => void;
}

/** Where changes of rides are committed. */
export interface RidesDbs {
  /** For changes that travel together, with their statements ready. */
  together: Db;
  /** For one that is tried by itself: it never keeps those from a connection. */
  alone: Db;
}

/** Whether each item of a refused statement is worth a try alone. One that took too long says nothing about its items. */
export const isRefusal = (error: unknown): boolean => isUndone(error) && !isCanceled(error);

/** A statement that collided with another is repeated at once, so many times in all. */
const TRIES = 3;

/**
 * Runs one statement that changes rides. Each change it made is published as soon as its commit
 * is acknowledged, without the way round through LISTEN. Where the answer is lost, that way is the one it takes.
 *
 * The statement answers rows of `n`, the place of the item that it comes of, and `payload`, the event.
 * @returns the ride after each item's change; undefined where the database refused it
 * @throws the database's error
 */
export async function commitChanges(
  db: Db,
  publisher: Publisher,
  query: Query,
  count: number,
): Promise<(RideImage | undefined)[]> {
  const images = Array.from<RideImage | undefined>({ length: count });
  for (const row of await runAgain(db, query)) {
    const event = JSON.parse(row.payload) as RideEvent | OffersEnded | OffersChanged;
    if (!isRideEvent(event)) continue;
    images[row.n] = event.ride;
    publisher.committed(event);
  }
  return images;
}

interface Query {
  name: string;
  text: string;
  values: unknown[];
}

async function runAgain(db: Db, query: Query) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(db, query);
    } catch (error) {
      if (tries === TRIES || !isCollision(error)) throw error;
    }
  }
}

async function run(db: Db, query: Query) {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    return (await client.query<{ n: number; payload: string }>(query)).rows;
  } catch (error) {
    if (!isUndone(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
