import type { Db } from '@ridewire/db';
import { isCanceled, isCollision, isTaken, isUndone } from '../../core/is-undone.ts';
import { isRideEvent, type OffersChanged, type OffersEnded, type RideEvent } from '../../live/events.ts';
import type { RideImage } from '../../live/images.ts';
import type { Outbox } from '../../live/outbox.ts';

/** Where committed changes go at once in this process; other processes are notified, or read the outbox. */
export interface Publisher {
  /** Tells messages of other processes from those of this one. */
  processId: string;
  /** How many times this process may have missed events so far. */
  gaps: number;
  /**
   * Does nothing until startServices sets it.
   * @param gapsBefore `gaps` before the change was sent to the database
   */
  committed: (event: RideEvent, gapsBefore: number) => void;
  /** Undefined where statements notify. */
  outbox?: Outbox | undefined;
}

export interface RidesDbs {
  /** For batches, with their statements ready. */
  together: Db;
  /** For a change tried alone: it never keeps the batches from a connection. */
  alone: Db;
}

/** Whether the items of a refused statement are worth a try alone: a timeout says nothing about them. */
export const isRefusal = (error: unknown): boolean => isUndone(error) && !isCanceled(error);

/** How often a statement runs at most when it collides, or loses a race that its guards can't see. */
const TRIES = 3;

/**
 * Runs a statement, and publishes each change once its commit is acknowledged. If the answer is lost, the change still
 * arrives through LISTEN. The statement returns `n`, the position of the item, `payload`, the event, and `told`, its
 * row in the outbox.
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
  const { gaps, outbox } = publisher;
  const rows = await runAgain(db, query, count);
  outbox?.committed(rows.map(({ told, payload }) => ({ id: told, payload })));
  for (const row of rows) {
    const event = JSON.parse(row.payload) as RideEvent | OffersEnded | OffersChanged;
    if (!isRideEvent(event)) continue;
    images[row.n] = event.ride;
    publisher.committed(event, gaps);
  }
  return images;
}

interface Query {
  name: string;
  text: string;
  values: unknown[];
}

async function runAgain(db: Db, query: Query, count: number) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(db, query);
    } catch (error) {
      // Items that exclude each other would do so again: each is tried alone instead.
      const isWorthIt = isCollision(error) || (count === 1 && isTaken(error));
      if (tries === TRIES || !isWorthIt) throw error;
    }
  }
}

async function run(db: Db, query: Query) {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    return (await client.query<{ n: number; payload: string; told: string }>(query)).rows;
  } catch (error) {
    if (!isUndone(error)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}
