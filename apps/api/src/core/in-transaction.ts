import { ormOn, type Db, type Orm } from '@ridewire/db';

/** The transaction of a verb, on which its parts build their statements. */
export type Tx = Pick<
  Orm,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

/**
 * Runs statements that must see each other's locks in one transaction, which is rolled back when `work` fails.
 * @param work also gets the transaction's connection, for statements without the query builder
 * @throws what `work` throws, unchanged
 */
export async function inTransaction<T>(
  db: Pick<Db, 'pool'>,
  work: (tx: Tx, connection: Pick<Db['pool'], 'query'>) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  // Not the builder's own transaction: if its rollback fails, it hides the cause, and passes the dead connection on.
  const connection = await db.pool.connect();
  let broken: unknown;
  try {
    await connection.query(begin);
    const result = await work(ormOn(connection), connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback').catch((cause: unknown) => (broken = cause));
    throw error;
  } finally {
    // A connection that can't even roll back is useless to the next user.
    connection.release(broken !== undefined);
  }
}
