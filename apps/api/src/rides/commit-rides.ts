import type { Db } from '@ridewire/db';
import type { RideEvent } from '../realtime/server-events.ts';
import type { RideImage } from './ride-image.ts';

/** Where committed changes go at once in this process; the others hear of them through the database. */
export interface Publisher {
  /** Written into each notification, so that a process knows its own. */
  processId: string;
  committed(event: RideEvent): void;
  /** A statement's answer was lost: it may have committed. */
  inDoubt(): void;
}

/**
 * Whether the database itself says that it did not do it. Not so a broken connection, a server going down, or a statement
 * that was given up.
 */
export const isRefusal = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.length === 5 && !code.startsWith('08') && !code.startsWith('57');
};

/**
 * Runs one statement that changes rides, for any number of items. Each change it made is published as soon as its commit
 * is acknowledged, without the way round through LISTEN.
 *
 * The statement takes the items as JSON in $1, each with its place `n`, and the process id in $2; it answers rows of `n`
 * and `payload`, the event.
 * @returns the ride after each item's change; undefined where the database refused it
 * @throws the database's error
 */
export async function commitRides<Item extends object>(
  db: Db,
  publisher: Publisher,
  statement: { name: string; text: string },
  items: Item[],
  ...more: unknown[]
): Promise<(RideImage | undefined)[]> {
  const values = [JSON.stringify(items.map((item, n) => ({ ...item, n }))), publisher.processId, ...more];
  const images: (RideImage | undefined)[] = items.map(() => undefined);
  for (const row of await run(db, publisher, { ...statement, values })) {
    const event = JSON.parse(row.payload) as RideEvent;
    images[row.n] = event.ride;
    publisher.committed(event);
  }
  return images;
}

async function run(db: Db, publisher: Publisher, query: { name: string; text: string; values: unknown[] }) {
  // Apart from the statement: without a connection nothing was sent, and nothing can be in doubt.
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    return (await client.query<{ n: number; payload: string }>(query)).rows;
  } catch (error) {
    if (!isRefusal(error)) {
      broken = error as Error;
      publisher.inDoubt();
    }
    throw error;
  } finally {
    client.release(broken);
  }
}
