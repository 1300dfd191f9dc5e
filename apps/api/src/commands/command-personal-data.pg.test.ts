import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { inTransaction } from '../core/in-transaction.ts';
import { makeActor } from '../testing/actors.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { commandPersonalData } from './command-personal-data.ts';

const core = useTestCore(useTestDatabase());

test('a driver who drove very many vehicles is erased from all stored answers', async () => {
  const driver = await makeActor(core.db, 'driver');
  const admin = await makeActor(core.db, 'admin');
  const vehicleWords = Array.from({ length: 5_000 }, (_, at) => `PLATE-${at}-`);
  await core.db.pool.query(
    `insert into idempotency_keys (user_id, key, request_hash, command_id, status, answer)
      values ($1, 'key', '\\x00', gen_random_uuid(), 200, $2)`,
    [admin.userId, JSON.stringify({ id: driver.userId, first: vehicleWords[0], last: vehicleWords.at(-1) })],
  );
  const leaver = { ...driver, id: driver.userId, email: 'none', phone: null, address: null, ipAddress: null };
  await inTransaction(core.db, async (tx) => commandPersonalData.erase?.(tx, { ...leaver, vehicleWords }));
  const { rows } = await core.db.pool.query<{ answer: string }>(
    'select answer from idempotency_keys where user_id = $1',
    [admin.userId],
  );
  expect(JSON.parse(rows[0]?.answer ?? '')).toEqual({ id: driver.userId, first: null, last: null });
});
