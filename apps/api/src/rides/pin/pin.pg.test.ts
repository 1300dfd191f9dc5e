import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { choosePin } from '../../profile/choose-pin.ts';
import { caller } from '../../testing/accounts.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { reassignRide } from '../desk/reassign-ride.ts';
import { setRideStatus } from '../desk/set-ride-status.ts';
import { moveOwnRide } from '../move-own-ride.ts';
import { findRiderRide } from '../reads/ride-queries.ts';
import { requestRide } from '../request-ride.ts';
import { getOwnPin, provePin } from './prove-pin.ts';

const core = useTestCore(useTestDatabase());
let rider: TestActor;
let driver: TestActor;
let rideId: string;
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  await choosePin(core, rider, { isOn: true }, caller());
  rideId = await begin();
});

async function begin(by = rider): Promise<string> {
  const { id } = await requestRide(core, by, request());
  await acceptRide(core, driver, { rideId: id });
  return id;
}
const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const pinFor = async (actor = rider, by = driver) =>
  (await getOwnPin(core, actor, { rideId, driverId: by.userId })).pin ?? '';
const wrong = (pin: string, by = 1) => String((Number(pin) + by) % 10_000).padStart(4, '0');
const pickUp = (proof: { pin?: string; withoutPin?: string } = {}, by = driver) =>
  advanceRide(core, by, { rideId, to: 'picked_up', ...proof });
const status = async () => (await findRiderRide(core.db, rider.userId))?.status;

test('a ride with a PIN begins with it, and not without', async () => {
  await refused(pickUp(), 'PIN_NEEDED');
  await refused(moveOwnRide(core, driver, { rideId, to: 'picked_up' }), 'PIN_NEEDED');
  const pin = await pinFor();
  await refused(pickUp({ pin: wrong(pin) }), 'PIN_WRONG');
  expect(await status()).toBe('accepted');
  expect(await pickUp({ pin })).toMatchObject({ status: 'picked_up', pin: 'asked' });
  await refused(pickUp({ pin }), 'ALREADY_DONE');
  expect(await pinFor()).toBe('');
});

test('two presses with the right PIN at once are one pickup', async () => {
  const pin = await pinFor();
  const both = await Promise.allSettled([pickUp({ pin }), pickUp({ pin })]);
  expect(both.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await status()).toBe('picked_up');
});

test('after three wrong ones, at once or in turn, the right one is refused too, and a reason helps', async () => {
  const pin = await pinFor();
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => pickUp({ pin: wrong(pin, n + 1) })),
  );
  const codes = tries.map((each) => each.status === 'rejected' && (each.reason as { code: string }).code);
  expect(codes.filter((code) => code === 'PIN_WRONG')).toHaveLength(3);
  expect(codes.filter((code) => code === 'PIN_LOCKED')).toHaveLength(17);
  await refused(pickUp({ pin }), 'PIN_LOCKED');
  expect(await pickUp({ withoutPin: 'Her phone is off' })).toMatchObject({ pin: 'waived' });
  expect((await findRiderRide(core.db, rider.userId))?.pin).toBe('waived');
  const { rows } = await core.db.pool.query<{ data: unknown }>(
    `select data from ride_events where ride_id = $1 and type = 'ride.picked_up'`,
    [rideId],
  );
  expect(rows).toEqual([{ data: { reason: 'Her phone is off' } }]);
});

test('a wrong one that is sent again costs one try, and a right one none', async () => {
  const pin = await pinFor();
  const kept = { id: crypto.randomUUID(), agoMs: 1_000 };
  const send = (digits: string) => advanceRide(core, driver, { rideId, to: 'picked_up', pin: digits, kept });
  for (let n = 0; n < 5; n++) await refused(send(wrong(pin)), 'PIN_WRONG');
  // Under the same id, too, another one is another try.
  await refused(send(wrong(pin, 2)), 'PIN_WRONG');
  await refused(pickUp({ pin: wrong(pin, 2) }), 'PIN_WRONG');
  expect(await send(pin)).toMatchObject({ status: 'picked_up' });
  await setRideStatus(core, await makeActor(core.db, 'admin'), { rideId, to: 'accepted' });
  await refused(pickUp({ pin: wrong(pin, 3) }), 'PIN_WRONG');
  for (const by of [4, 1]) await refused(pickUp({ pin: wrong(pin, by) }), 'PIN_LOCKED');
});

test('a ride that began without its PIN is for admins to review', async () => {
  await pickUp({ withoutPin: 'Her phone is off' });
  await advanceRide(core, driver, { rideId, to: 'in_transit' });
  await advanceRide(core, driver, { rideId, to: 'completed' });
  const why = async () => {
    const { rows } = await core.db.pool.query<{ why: string[] }>(
      'select why from ride_reviews where ride_id = $1',
      [rideId],
    );
    return rows[0]?.why;
  };
  await expect.poll(why).toContain('no_pin');
});

test.each(['canceled', 'completed'] as const)('it is reviewed too where an admin sets it %s', async (to) => {
  await pickUp({ withoutPin: 'Her phone is off' });
  await setRideStatus(core, await makeActor(core.db, 'admin'), {
    rideId,
    to,
    ...(to === 'canceled' && { reason: 'Wrong person' }),
  });
  const why = async () =>
    (await core.db.pool.query('select why from ride_reviews where ride_id = $1', [rideId])).rows[0]?.why;
  await expect.poll(why).toContain('no_pin');
});

test('a PIN that wasn’t looked at proves nothing', async () => {
  const input = { rideId, pin: wrong(await pinFor()) };
  await pickUp({ pin: await pinFor() });
  expect(await provePin(core, driver.userId, input)).toEqual({ isPinProven: false, withoutPin: null });
  await refused(pickUp({ pin: input.pin }), 'ALREADY_DONE');
});

test('each driver has another PIN, and wrong tries of one don’t lock out the next', async () => {
  const first = await pinFor();
  for (const by of [1, 2, 3]) await refused(pickUp({ pin: wrong(first, by) }), 'PIN_WRONG');
  const next = await makeActor(core.db, 'driver');
  const admin = await makeActor(core.db, 'admin');
  await reassignRide(core, admin, { rideId, fromDriverId: driver.userId });
  await acceptRide(core, next, { rideId });
  expect(await pinFor()).toBe('');
  const second = await pinFor(rider, next);
  expect(second).not.toBe(first);
  await refused(pickUp({ pin: second }), 'RIDE_NOT_FOUND');
  expect(await pickUp({ pin: second }, next)).toMatchObject({ status: 'picked_up' });
});

test('nobody but its rider reads it', async () => {
  await refused(
    getOwnPin(core, await makeActor(core.db, 'rider'), { rideId, driverId: driver.userId }),
    'RIDE_NOT_FOUND',
  );
  for (const role of ['driver', 'admin'] as const)
    await refused(
      getOwnPin(core, await makeActor(core.db, role), { rideId, driverId: driver.userId }),
      'FORBIDDEN',
    );
});

test('it is stored nowhere: not in the ride, an event or an answer', async () => {
  const pin = await pinFor();
  await pickUp({ pin });
  const { rows } = await core.db.pool.query<{ said: string }>(
    `select row_to_json(r)::text as said from rides r where id = $1
      union all select row_to_json(e)::text from ride_events e where ride_id = $1
      union all select row_to_json(k)::text from idempotency_keys k`,
    [rideId],
  );
  const said = rows
    .map((row) => row.said.replaceAll(/\d{4}-\d\d-\d\dT[\d:.+]+|[\da-f-]{36}|\d+\.\d+/g, ''))
    .join();
  expect(said).not.toMatch(new RegExp(`\\b${pin}\\b`));
});

test('an admin may move the ride on without it', async () => {
  const admin = await makeActor(core.db, 'admin');
  expect(await setRideStatus(core, admin, { rideId, to: 'picked_up' })).toMatchObject({
    status: 'picked_up',
  });
});

test('a ride without one begins as before, whatever its driver sends', async () => {
  const other = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  rideId = await begin(other);
  expect(await pinFor(other)).toBe('');
  expect(await pickUp({ pin: '0000', withoutPin: 'None' })).not.toHaveProperty('pin');
});

test('the city’s hours give every ride one', async () => {
  const other = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  const { id } = await requestRide({ ...core, pinHours: { from: 0, until: 24 } }, other, request());
  await acceptRide(core, driver, { rideId: id });
  rideId = id;
  await refused(pickUp(), 'PIN_NEEDED');
});

test('the choice counts for the next request', async () => {
  await choosePin(core, rider, { isOn: false }, caller());
  await refused(pickUp(), 'PIN_NEEDED');
});
