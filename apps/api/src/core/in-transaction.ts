import { ormOn, type Db, type Orm } from '@ridewire/db';

/** The transaction of a verb, on which its parts build their statements. */
export type Tx = Pick<
  Orm,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

/** The transaction that runs on a connection, and what waits for its commit. */
interface Running {
  pool: Db['pool'];
  committed: (() => void)[];
}
const running = new WeakMap<Tx, Running>();

/** The pool whose connection a transaction runs on; undefined outside of one. */
export const poolOf = (tx: Tx): Db['pool'] | undefined => running.get(tx)?.pool;

/** Does this once the transaction has committed, and not if it is rolled back; at once outside of one. */
export function afterCommit(tx: Tx, work: () => void): void {
  const transaction = running.get(tx);
  if (transaction) transaction.committed.push(work);
  else work();
}

/**
 * Runs statements that must see each other's locks in one transaction, which is rolled back when `work` fails.
 * @param work also gets the transaction's connection, for statements without the query builder
 * @throws what `work` throws, unchanged; an error if `work` passed over a statement that failed
 */
export async function inTransaction<T>(
  db: Pick<Db, 'pool'>,
  work: (tx: Tx, connection: Pick<Db['pool'], 'query'>) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  // Not the builder's own transaction: if its rollback fails, it hides the cause, and passes the dead connection on.
  const connection = await db.pool.connect();
  const tx = ormOn(connection);
  const committed: (() => void)[] = [];
  let broken: unknown;
  try {
    await connection.query(begin);
    running.set(tx, { pool: db.pool, committed });
    const result = await work(tx, connection);
    const { command } = await connection.query('commit');
    // The database rolls back instead where a statement failed and `work` went on: nothing of it happened.
    if (command !== 'COMMIT')
      throw new Error('A statement of the transaction had failed: it was rolled back.');
    for (const each of committed) each();
    return result;
  } catch (error) {
    await connection.query('rollback').catch((cause: unknown) => (broken = cause));
    throw error;
  } finally {
    running.delete(tx);
    // A connection that can't even roll back is useless to the next user.
    connection.release(broken !== undefined);
  }
}
