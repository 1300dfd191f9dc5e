import { ormOn, type Db, type Orm } from '@ridewire/db';

/** What the parts of a verb build their statements on: its transaction. */
export type Tx = Pick<
  Orm,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

/**
 * Runs statements that must see each other's locks in one transaction, which is undone when `work` fails.
 * @param work also gets the transaction's connection, for statements that are no builder's
 * @throws what `work` throws, as it is
 */
export async function inTransaction<T>(
  db: Pick<Db, 'pool'>,
  work: (tx: Tx, connection: Pick<Db['pool'], 'query'>) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  // Not the builder's own transaction: where undoing fails it hides why, and gives the dead connection to the next.
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
    // A connection that can't even roll back is no use to the next.
    connection.release(broken !== undefined);
  }
}
