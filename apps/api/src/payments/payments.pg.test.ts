import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { deleteRide } from '../rides/desk/delete-ride.ts';
import { refundRide } from '../rides/desk/refund-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { getPayment, listPayments } from './payment-queries.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
});
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

const requested = async (by = rider) => (await requestRide(core, by, request())).id;
async function completed(by = rider) {
  const rideId = await requested(by);
  await acceptRide(core, driver, { rideId });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
  return rideId;
}
const refund = (rideId: string, amountCents: number, reason: string) =>
  refundRide(core, admin, { rideId, commandId: crypto.randomUUID(), amountCents, reason });
const paid = async (limit = 20) => listPayments(core.db, rider.userId, { limit });
const paidIds = async () => (await paid()).map(({ rideId }) => rideId);
const notFound = (promise: Promise<unknown>) =>
  expect(promise).rejects.toMatchObject({ code: 'RIDE_NOT_FOUND' });

test('each completed ride of one’s own is paid for in cash, when it was completed', async () => {
  const rideId = await completed();
  await cancelRide(core, rider, { rideId: await requested() });
  await completed(await makeActor(core.db, 'rider'));
  await requested();

  const payment = await getPayment(core.db, rider.userId, rideId);
  const { ride } = payment;
  expect(await paid()).toEqual([
    {
      rideId,
      method: 'cash',
      paidAt: ride.times.completed,
      amountCents: ride.fareCents,
      discountCents: 0,
      refundedCents: 0,
      type: ride.type,
      pickup: ride.pickup,
      destination: ride.destination,
      driverName: driver.name,
    },
  ]);
  expect(ride).toMatchObject({ id: rideId, status: 'completed', driver: { name: driver.name } });
  expect(payment).toMatchObject({ driverName: driver.name, refunds: [] });
});

test('each receipt is its own, with its own refunds in the order of their time', async () => {
  const [first, second] = [await completed(), await completed()];
  await refund(first, 250, 'Long way round');
  const note = (id: number, at: string, amountCents: number) =>
    core.db.pool.query(
      `insert into ride_refunds (id, ride_id, command_id, amount_cents, reason, actor_id, at)
        values (lpad($1::text, 32, '0')::uuid, $2, gen_random_uuid(), $4, 'Wet seat', $5, $3)`,
      [id, second, at, amountCents, admin.userId],
    );
  await note(3, '2026-11-21T10:00:01Z', 3);
  await note(2, '2026-11-21T10:00:01Z', 2);
  await note(4, '2026-11-21T10:00:00Z', 1);
  const receipts = await Promise.all([first, second].map((id) => getPayment(core.db, rider.userId, id)));
  expect(receipts.map(({ rideId }) => rideId)).toEqual([first, second]);
  expect(receipts.map(({ refunds }) => refunds.map(({ amountCents }) => amountCents))).toEqual([
    [250],
    [1, 2, 3],
  ]);
});

test('is read by pages, newest first, none twice and none left out', async () => {
  const first = await completed();
  const second = await completed();
  const third = await completed();
  // The later id comes first, where the time is the same.
  await core.db.pool.query('update rides set completed_at = (select max(completed_at) from rides)');
  expect(await paidIds()).toEqual([third, second, first]);
  const seen: string[] = [];
  let page = await paid(1);
  // Otherwise, a page that leads nowhere new would go on forever.
  while (page[0] && seen.length <= 3) {
    expect(page).toHaveLength(1);
    seen.push(page[0].rideId);
    page = await listPayments(core.db, rider.userId, { limit: 1, cursor: page[0] });
  }
  expect(seen).toEqual([third, second, first]);
});

test('stands where it was paid when an older ride is set to completed later', async () => {
  const older = await requested();
  await cancelRide(core, rider, { rideId: older });
  // Only a ride that had a driver can be completed.
  await core.db.pool.query('update rides set driver_id = $2 where id = $1', [older, driver.userId]);
  const newer = await completed();
  // Times are kept to the millisecond, and two of these rides may share one.
  await core.db.pool.query(
    `update rides set completed_at = completed_at - interval '1 second' where id = $1`,
    [newer],
  );
  await setRideStatus(core, admin, { rideId: older, to: 'completed' });
  expect(await paidIds()).toEqual([older, newer]);
});

test('names what was given back, in all and note by note, but not which admin wrote it', async () => {
  const rideId = await completed();
  await refund(rideId, 250, 'Long way round');
  await refund(rideId, 100, 'Wet seat');
  expect(await paid()).toMatchObject([{ rideId, refundedCents: 350 }]);
  const payment = await getPayment(core.db, rider.userId, rideId);
  expect(payment).toMatchObject({
    amountCents: payment.ride.fareCents,
    refundedCents: 350,
    refunds: [
      { amountCents: 250, reason: 'Long way round' },
      { amountCents: 100, reason: 'Wet seat' },
    ],
  });
  expect(JSON.stringify(payment)).not.toContain(admin.userId);
});

test('a ride that is somebody else’s, deleted, under way or canceled has no receipt', async () => {
  const theirs = await completed(await makeActor(core.db, 'rider'));
  const canceled = await requested();
  await cancelRide(core, rider, { rideId: canceled });
  const gone = await completed();
  await deleteRide(core, admin, { rideId: gone });
  const underWay = await requested();
  for (const rideId of [theirs, canceled, gone, underWay, crypto.randomUUID()])
    await notFound(getPayment(core.db, rider.userId, rideId));
  expect(await paid()).toEqual([]);
});
