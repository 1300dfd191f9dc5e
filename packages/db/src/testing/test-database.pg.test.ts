import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase, createTestDatabase } from './test-database.ts';
const database = useTestDatabase();
test('x', async () => {
  const c = new pg.Client(database.connectionString);
  await c.connect();
  expect((await c.query('select count(*)::int n from rides')).rows[0].n).toBe(0);
  await c.end();
  await (await createTestDatabase()).drop();
});
