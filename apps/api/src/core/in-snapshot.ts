import type { Db } from '@ridewire/db';

/** What only reads by `pool`. */
export type Reader = Pick<Db, 'pool'>;

/** Queries of one transaction: what is `set local` holds until its end. */
export type Snapshot = Db & { readonly isSnapshot: true };

/** Lets several queries see the database as of one moment. Nothing can be written. */
export async function inSnapshot<T>(db: Reader, work: (db: Snapshot) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  let broken: unknown;
  try {
    await client.query('begin isolation level repeatable read read only');
    // One connection in place of the pool: queries are all that is asked of it.
    const result = await work({
      isSnapshot: true,
      pool: { query: client.query.bind(client) },
    } as unknown as Snapshot);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: unknown) => (broken = cause));
    throw error;
  } finally {
    client.release(broken !== undefined);
  }
}
