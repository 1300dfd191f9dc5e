import { openDb, type Db } from '@ridewire/db';
import { expect, onTestFinished } from 'vitest';

/** After this long the row is free: a statement that should not have waited for it goes on, and its test fails soon. */
const HOLDS_AT_MOST = '30s';

/** A row that another transaction has locked, so that statements wait in the middle. */
export interface HeldRow {
  /**
   * Resolves when at least this many statements wait for a lock: the server's background work may wait next to the
   * test's.
   * @param like counts only statements that match this pattern of SQL
   */
  waiting(count: number, like?: string): Promise<void>;
  /** Runs another statement in the same transaction. */
  query(statement: string, values?: unknown[]): Promise<unknown>;
  commit(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Begins a transaction with a statement that locks something, on a separate connection. A failed test releases it too:
 * otherwise, statements waiting for it would block the file's last hook.
 */
export async function holdRow(
  connectionString: string,
  statement: string,
  values: unknown[],
): Promise<HeldRow> {
  const db = openDb(connectionString);
  const client = await db.pool.connect();
  await client.query('begin');
  await client.query(`set local idle_in_transaction_session_timeout = '${HOLDS_AT_MOST}'`);
  let isHeld = true;
  let isCut = false;
  client.on('error', () => (isCut = true));
  const run = async (sql: string, sqlValues?: unknown[]): Promise<unknown> =>
    client.query(sql, sqlValues).catch((cause: unknown) => {
      if (!isCut) throw cause;
      throw new Error(`A row was held for ${HOLDS_AT_MOST}. Did a statement wait for it that should not?`, {
        cause,
      });
    });
  const end = async (how: 'commit' | 'rollback'): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    try {
      await run(how);
    } finally {
      client.release();
      await db.close();
    }
  };
  const release = () => end('rollback');
  onTestFinished(() => release().catch(() => {}));
  await client.query(statement, values);
  return {
    waiting: (count, like = '%') => expect.poll(() => countWaiting(db, like)).toBeGreaterThanOrEqual(count),
    query: run,
    commit: () => end('commit'),
    release,
  };
}

async function countWaiting(db: Db, like: string): Promise<number> {
  const result = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
    [like],
  );
  return result.rows[0]?.count ?? 0;
}
