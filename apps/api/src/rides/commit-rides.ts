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

/** SQLSTATE classes after which nothing was committed: everything but a broken connection or a server going down. */
const isPlainRefusal = (error: unknown): boolean => {
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
  try {
    const result = await db.pool.query<{ n: number; payload: string }>({ ...statement, values });
    for (const row of result.rows) {
      const event = JSON.parse(row.payload) as RideEvent;
      images[row.n] = event.ride;
      publisher.committed(event);
    }
  } catch (error) {
    if (!isPlainRefusal(error)) publisher.inDoubt();
    throw error;
  }
  return images;
}
