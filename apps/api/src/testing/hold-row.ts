import { openDb, type Db } from '@ridewire/db';
import { expect, onTestFinished } from 'vitest';

/** A row that somebody else has locked, so that statements stand still in the middle. */
export interface HeldRow {
  /** Resolves when at least so many statements wait for a lock: the rounds of the server may wait beside those of the test. */
  waiting(count: number): Promise<void>;
  /** Does more in the same transaction. */
  query(statement: string, values?: unknown[]): Promise<unknown>;
  commit(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Begins a transaction with a statement that locks something, on a connection of its own. A test that fails lets go of it too:
 * what waits for it would keep the file's last hook waiting.
 */
export async function holdRow(
  connectionString: string,
  statement: string,
  values: unknown[],
): Promise<HeldRow> {
  const db = openDb(connectionString);
  const client = await db.pool.connect();
  await client.query('begin');
  let isHeld = true;
  const end = async (how: 'commit' | 'rollback'): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    await client.query(how);
    client.release();
    await db.close();
  };
  const release = () => end('rollback');
  onTestFinished(release);
  await client.query(statement, values);
  return {
    waiting: (count) => expect.poll(() => countWaiting(db)).toBeGreaterThanOrEqual(count),
    query: (more, itsValues) => client.query(more, itsValues),
    commit: () => end('commit'),
    release,
  };
}

async function countWaiting(db: Db): Promise<number> {
  const result = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return result.rows[0]?.count ?? 0;
}
