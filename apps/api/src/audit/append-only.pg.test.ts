import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const database = useTestDatabase();
let db: Db;
const userId = crypto.randomUUID();
beforeAll(async () => {
  db = openDb(database.connectionString);
  await db.pool.query(
    `insert into users (id, email, password_hash, role, name) values ($1, 'a@example.test', 'none', 'rider', 'A')`,
    [userId],
  );
  await db.pool.query(`insert into account_events (user_id, type) values ($1, 'user.blocked')`, [userId]);
  await db.pool.query(
    `insert into ride_events (ride_id, version, type, to_status) values ($1, 1, 'ride.requested', 'requested')`,
    [userId],
  );
});
afterAll(() => db.close());

describe.each(['account_events', 'ride_events'])('%s', (table) => {
  test.each([
    ['UPDATE', `update ${table} set type = 'nothing'`],
    ['UPDATE', `update ${table} set type = 'nothing' where false`],
    ['DELETE', `delete from ${table}`],
    ['TRUNCATE', `truncate ${table}`],
    ['TRUNCATE', `truncate users, rides, ${table} cascade`],
  ])('refuses %s: %s', async (what, sql) => {
    await expect(db.pool.query(sql)).rejects.toThrow(
      `The audit trail is only added to: ${what} of ${table} is refused.`,
    );
    const { rows } = await db.pool.query(`select type from ${table}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toEqual({ type: 'nothing' });
  });

  test('stays when what it is about goes', async () => {
    await db.pool.query('delete from users where id = $1', [userId]);
    expect((await db.pool.query(`select from ${table}`)).rowCount).toBe(1);
  });
});
