import type { Db } from '@ridewire/db';

/** Runs statements that must see each other's locks in one transaction; undone when `work` fails. */
export async function inTransaction<T>(
  db: Db,
  work: (client: Pick<Db['pool'], 'query'>) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect();
  let broken: unknown;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: unknown) => (broken = cause));
    throw error;
  } finally {
    // A connection that can't even roll back is no use to the next.
    client.release(broken !== undefined);
  }
}
