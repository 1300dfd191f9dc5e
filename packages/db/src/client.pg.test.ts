import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb, type Db } from './client.ts';
import { query } from './testing/query.ts';
import { useTestDatabase } from './testing/test-database.ts';

const database = useTestDatabase();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString, { maxConnections: 1, staysOpen: true, prepared: [] });
});
afterAll(() => db.close());

/** What a setting of the database does to its next connections, as a standby does by itself. */
async function takeChanges(does: boolean): Promise<void> {
  const name = new URL(database.connectionString).pathname.slice(1);
  await query(
    database.connectionString,
    `begin read write; alter database ${name} set default_transaction_read_only = ${does ? 'off' : 'on'}; commit`,
  );
}

test('a connection that takes no changes is none, and one to the new primary is made as soon as there is one', async () => {
  await takeChanges(false);
  for (const _ of [1, 2])
    await expect(db.pool.query('select 1')).rejects.toMatchObject({
      code: '25006',
      message: 'This database takes no changes: it is a standby.',
    });
  await takeChanges(true);
  await db.pool.query('create table changed ()');
});
