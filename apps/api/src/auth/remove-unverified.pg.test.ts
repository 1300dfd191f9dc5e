import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test } from 'vitest';
import { caller, makeAccount, refused } from '../testing/accounts.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { register } from './register.ts';
import { removeUnverified } from './remove-unverified.ts';

const database = useTestDatabase();
const core = useTestCore(database);

/** A person who signed up long ago and never verified the address, without a waiting mail. */
async function makeLate(state: { isBlocked?: boolean } = {}) {
  const account = await makeAccount(core, { ...state, isVerified: false });
  const { userId } = account;
  await core.db.pool.query(`update users set created_at = now() - interval '2 days' where id = $1`, [userId]);
  await core.db.pool.query('delete from email_codes where user_id = $1', [userId]);
  await core.db.pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs where payload ->> 'userId' = $1`,
    [userId],
  );
  return account;
}

async function insertRide(riderId: string, driverId: string | null = null): Promise<string> {
  const result = await core.db.pool.query<{ id: string }>(
    `insert into rides (id, command_id, rider_id, driver_id, type, pickup_address, pickup_lat, pickup_lng,
        destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents,
        commission_cents, payout_cents, status, canceled_by, canceled_at)
      values (gen_random_uuid(), gen_random_uuid(), $1, $2, 'standard', 'Here', 23.7, 90.4, 'There', 23.8, 90.4, 1000, 300,
        500, 100, 400, 'canceled', 'system', now()) returning id`,
    [riderId, driverId],
  );
  return (result.rows[0] as { id: string }).id;
}

const exists = async (userId: string) =>
  (await core.db.pool.query('select from users where id = $1', [userId])).rowCount === 1;

test('who has rides or raised an alert stays, and keeps nobody else', async () => {
  const [rode, drove, alarmed, took, idle] = [
    await makeLate(),
    await makeLate(),
    await makeLate(),
    await makeLate(),
    await makeLate(),
  ];
  const verified = await makeAccount(core);
  await insertRide(rode.userId);
  const rideId = await insertRide(verified.userId, drove.userId);
  await core.db.pool.query(
    `insert into alerts (id, ride_id, raised_by, press, message, address, lat, lng, acknowledged_by, acknowledged_at)
      values (gen_random_uuid(), $1, $2, 1, 'Help', 'Here', 23.7, 90.4, $3, now())`,
    [rideId, alarmed.userId, took.userId],
  );
  expect(await removeUnverified(core)).toBe(1);
  expect(await exists(idle.userId)).toBe(false);
  for (const { userId } of [rode, drove, alarmed, took]) expect(await exists(userId)).toBe(true);
});

test('who is blocked stays, and can’t sign up again', async () => {
  const { userId, email, password } = await makeLate({ isBlocked: true });
  expect(await removeUnverified(core)).toBe(0);
  expect(await exists(userId)).toBe(true);
  const again = { email, password, role: 'rider', name: 'Somebody' } as const;
  await refused(register(core, again, caller()), 'EMAIL_TAKEN');
});
