import type { Db } from '@ridewire/db';

/**
 * Changes rows that no one may change, as if time had passed: only the owner of the tables can, by disabling the
 * triggers.
 */
export async function rewriteTrail(db: Db, sql: string, values: unknown[] = []): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    for (const table of ['account_events', 'ride_events'])
      await client.query(`alter table ${table} disable trigger ${table}_append_only`);
    await client.query(sql, values);
    for (const table of ['account_events', 'ride_events'])
      await client.query(`alter table ${table} enable always trigger ${table}_append_only`);
    await client.query('commit');
  } finally {
    // Uncommitted work is rolled back with the connection.
    client.release(true);
  }
}
