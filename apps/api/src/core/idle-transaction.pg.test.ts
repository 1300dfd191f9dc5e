import { openDb } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { makeActor } from '../testing/actors.ts';

const database = useTestDatabase();
const open = (timeoutMs: number) => openDb(database.connectionString, { timeoutMs });
let db: ReturnType<typeof open>;
beforeAll(() => (db = open(10_000)));
afterAll(() => db.close());

test('a transaction that stands still lets go of its rows, and its process lives', async () => {
  const { userId } = await makeActor(db, 'rider');
  const frozen = open(500);
  const rename = `update users set name = $2 where id = $1`;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const standing = inTransaction(frozen, async (_tx, connection) => {
    await connection.query(rename, [userId, 'Frozen']);
    hold();
    await isOver;
    await connection.query('select 1');
  });
  const outcome = standing.then(
    () => 'committed',
    () => 'refused',
  );
  await isHeld;
  await db.pool.query(rename, [userId, 'Nadia']);
  end();
  expect(await outcome).toBe('refused');
  const { rows } = await db.pool.query('select name from users where id = $1', [userId]);
  expect(rows).toEqual([{ name: 'Nadia' }]);
  await frozen.close();
});
