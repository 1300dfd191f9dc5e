import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { OFFER } from '../dispatch/offer-rides.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';
import { deleteRide } from '../rides/desk/delete-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { rewriteTrail } from '../testing/rewrite-trail.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { listActivity } from './activity-queries.ts';
import { readOverview } from './overview-queries.ts';

const database = useTestDatabase();
const ZONE = 'Asia/Dhaka';
const core = useTestCore(database);
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;

beforeEach(async () => {
  await core.db.pool.query('delete from rides');
  await core.db.pool.query('delete from users');
  admin = await makeActor(core.db, 'admin');
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
});

async function completed(): Promise<string> {
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId, to });
  return rideId;
}

/** Has the ride completed this long after the city's midnight `daysAgo` days ago, for this fare. */
const moveTo = (rideId: string, daysAgo: number, after: string, fareCents: number) =>
  core.db.pool.query(
    `update rides set completed_at = ((now() at time zone $2)::date - $3::int + $4::interval) at time zone $2,
      fare_cents = $5, commission_cents = 0, payout_cents = $5 where id = $1`,
    [rideId, ZONE, daysAgo, after, fareCents],
  );

test('nothing yet: people, and no growth to tell', async () => {
  const overview = await readOverview(core.db);
  expect(overview.users).toEqual({ total: 3, days: [0, 0, 0, 0, 0, 0, 3] });
  expect(overview.drivers).toEqual({ total: 1, days: [0, 0, 0, 0, 0, 0, 1] });
  expect(overview.rides).toEqual({ total: 0, days: [0, 0, 0, 0, 0, 0, 0] });
  expect(overview.revenueCents.total).toBe(0);
  expect(overview.growth).toEqual({ share: null, days: Array(7).fill(null) });
});

test('completed rides count on the city’s day, deleted and canceled ones nowhere', async () => {
  await moveTo(await completed(), 1, '1 second', 1_000);
  await moveTo(await completed(), 2, '23:59:59', 500);
  await moveTo(await completed(), 30, '12:00', 3_000);
  await moveTo(await completed(), 400, '12:00', 7_000);
  await deleteRide(core, admin, { rideId: await completed() });
  const { id: rideId } = await requestRide(core, rider, request());
  await cancelRide(core, rider, { rideId });

  const overview = await readOverview(core.db);
  expect(overview.rides).toEqual({ total: 4, days: [0, 0, 0, 0, 1, 1, 0] });
  expect(overview.revenueCents).toEqual({ total: 11_500, days: [0, 0, 0, 0, 500, 1_000, 0] });
  expect(overview.growth.share).toBe(-0.5);
  expect(overview.growth.days[5]).toBeNull();
});

test('activity tells who did what, newest first, and not whom dispatch asked', async () => {
  const rideId = await completed();
  await deleteRide(core, admin, { rideId });
  const events = await listActivity(core.db);
  expect(events.map(({ type }) => type)).toEqual(
    ['deleted', 'completed', 'in_transit', 'picked_up', 'accepted', 'requested'].map(
      (type) => `ride.${type}`,
    ),
  );
  expect(events[0]).toMatchObject({ actor: { name: admin.name, role: 'admin' }, isDeleted: true });
  expect(events.at(-1)).toMatchObject({
    rideId,
    actor: { name: rider.name },
    riderName: rider.name,
    pickupAddress: 'Gulshan 2 Circle',
    to: 'requested',
  });
  const { id: waiting } = await requestRide(core, rider, request());
  const offers = [{ driverId: driver.userId, meters: 100, seconds: null }];
  await core.changeRide(OFFER, { rideId: waiting, offers, onlyIfWave: null });
  await cancelRide(core, rider, { rideId: waiting, reason: 'Plans changed' });
  expect(await listActivity(core.db)).toMatchObject([
    { type: 'ride.canceled', to: 'canceled', reason: 'Plans changed', isDeleted: false },
    { type: 'ride.requested', reason: null },
    ...events,
  ]);
  const { id: unmet } = await requestRide(core, rider, request());
  await core.changeRide(EXPIRE, { rideId: unmet, timeZone: core.timeZone });
  expect((await listActivity(core.db))[0]).toMatchObject({
    type: 'ride.canceled',
    rideId: unmet,
    actor: null,
  });
  for (let n = 0; n < 5; n += 1) await completed();
  const many = await listActivity(core.db);
  expect(many).toHaveLength(30);
  // Of one moment, the later one comes first. Whose account is gone has no name.
  await rewriteTrail(
    core.db,
    `update ride_events set at = now(),
      actor_id = case when type = 'ride.requested' then gen_random_uuid() else actor_id end`,
  );
  expect(await listActivity(core.db)).toMatchObject(
    many.map(({ id, type, actor }) => ({ id, actor: type === 'ride.requested' ? null : actor })),
  );
  expect(many.some(({ type }) => (type as string) === 'ride.offered')).toBe(false);
  expect(many.map(({ id }) => id)).toEqual(many.map(({ id }) => id).toSorted((a, b) => b - a));
});
