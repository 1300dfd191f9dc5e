import { addDays, cityDay, type Business, type ScheduleRideInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../own-data/delete-account.ts';
import { describeReceipt } from '../payments/receipt/describe-receipt.ts';
import { getPayment } from '../payments/payment-queries.ts';
import { readRideTypes } from '../ride-types/read-ride-types.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { requestScheduled } from '../scheduled/request-scheduled.ts';
import { scheduleRide } from '../scheduled/schedule-ride.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { givePassword } from '../testing/give-password.ts';
import { holdRow } from '../testing/hold-row.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { getRideBusiness, listCostCenters, readBusinessMonth } from './business-queries.ts';
import { markBusiness } from './mark-business.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let driver: TestActor;
beforeEach(async () => {
  [rider, driver] = await Promise.all([makeActor(core.db, 'rider'), makeActor(core.db, 'driver')]);
});

const SALES: Business = { costCenter: 'Sales', purpose: 'To a customer' };
const HERE = { userAgent: null, ipAddress: null };
const businessOf = async (rideId: string) => (await getRideBusiness(core.db, rider, rideId)).business;

/** A ride that was completed then. */
async function drove(completedAt: string, set: Record<string, unknown> = {}): Promise<string> {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `insert into rides (id, command_id, rider_id, driver_id, status, type, pickup_address, pickup_lat, pickup_lng,
       destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, refunded_cents,
       commission_cents, payout_cents, requested_at, accepted_at, picked_up_at, in_transit_at, completed_at, deleted_at)
     values (uuidv7(), gen_random_uuid(), $1, $2, 'completed', 'standard', 'Here', 23.79, 90.41, 'There', 23.84, 90.4,
       7040, 900, 1000, $4, $5, $6, $3::timestamptz - interval '1 hour', $3, $3, $3, $3, $7) returning id`,
    [
      ...[rider.userId, driver.userId, completedAt, set['refundedCents'] ?? 0],
      ...[
        (1_000 - Number(set['refundedCents'] ?? 0)) / 5,
        ((1_000 - Number(set['refundedCents'] ?? 0)) * 4) / 5,
      ],
      set['deletedAt'] ?? null,
    ],
  );
  return rows[0]!.id;
}

/** Writes a mark of any age. */
const marked = (rideId: string, { costCenter, purpose }: Business, at = new Date().toISOString()) =>
  core.db.pool.query(
    `insert into business_rides (ride_id, rider_id, cost_center, purpose, marked_at) values ($1, $2, $3, $4, $5)`,
    [rideId, rider.userId, costCenter, purpose, at],
  );

test('a ride is requested as business in the same statement, and neither its driver nor its image says so', async () => {
  const wish = request({ business: SALES });
  const { id: rideId } = await requestRide(core, rider, wish);
  expect(await businessOf(rideId)).toEqual(SALES);
  expect(JSON.stringify(await findRideImage(core.db, rideId))).not.toContain('Sales');
  // Sent again, it is the same ride, also when its rider has marked it otherwise since.
  await core.db.pool.query('delete from business_rides where ride_id = $1', [rideId]);
  expect(await requestRide(core, rider, wish)).toMatchObject({ id: rideId });
  expect(await businessOf(rideId)).toBeNull();

  await cancelRide(core, rider, { rideId });
  const { id: other } = await requestRide(core, rider, request());
  expect(await businessOf(other)).toBeNull();
});

test('a scheduled ride keeps its mark until its ride is requested', async () => {
  const wish: ScheduleRideInput = {
    ...{ id: crypto.randomUUID(), pickup: GULSHAN, destination: AIRPORT, type: 'standard' },
    ...{ day: addDays(cityDay(core.timeZone), 3), time: '09:00', business: { ...SALES, purpose: null } },
  };
  const ride = await scheduleRide(core, rider, wish);
  expect(ride.business).toEqual(wish.business);
  await refused(scheduleRide(core, rider, { ...wish, business: SALES }), 'COMMAND_REUSED');
  expect(await listCostCenters(core.db, rider.userId)).toEqual(['Sales']);
  await requestScheduled(core, Date.parse(ride.pickupAt));
  const { rows } = await core.db.pool.query('select id from rides where rider_id = $1', [rider.userId]);
  expect(await businessOf(rows[0].id)).toEqual(wish.business);
});

test('only a completed ride is marked, changed or unmarked', async () => {
  const { id: rideId } = await requestRide(core, rider, request({ business: SALES }));
  const refusedBoth = async () => {
    for (const business of [{ costCenter: 'Other', purpose: null }, null])
      await refused(markBusiness(core, rider, { rideId, business }), 'NOT_COMPLETED');
    expect(await getRideBusiness(core.db, rider, rideId)).toEqual({ business: SALES, changeableUntil: null });
  };
  await refusedBoth();
  await cancelRide(core, rider, { rideId });
  await refusedBoth();
});

test('a ride is marked until 60 days after its end, by its rider only', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [recent, old] = [await drove(ago(59.9)), await drove(ago(60.1))];
  const { changeableUntil } = await markBusiness(core, rider, { rideId: recent, business: SALES });
  expect(Date.parse(changeableUntil!) - Date.now()).toBeLessThan(86_400_000);
  await refused(markBusiness(core, rider, { rideId: old, business: SALES }), 'BUSINESS_TOO_LATE');
  expect(await businessOf(old)).toBeNull();
  // Neither can a mark be taken away by then: the month's sheet may have been handed in.
  await marked(old, SALES);
  await refused(markBusiness(core, rider, { rideId: old, business: null }), 'BUSINESS_TOO_LATE');

  const other = await makeActor(core.db, 'rider');
  await refused(markBusiness(core, other, { rideId: recent, business: null }), 'RIDE_NOT_FOUND');
  await refused(getRideBusiness(core.db, other, recent), 'RIDE_NOT_FOUND');
  await refused(markBusiness(core, driver, { rideId: recent, business: SALES }), 'FORBIDDEN');
  const admin = await makeActor(core.db, 'admin');
  expect(await getRideBusiness(core.db, admin, recent)).toMatchObject({ business: SALES });
});

test('the receipt names it', async () => {
  const rideId = await drove('2026-11-20T08:00:00Z');
  const reader = {
    ...{ language: 'en' as const, name: 'Nadia', timeZone: core.timeZone },
    types: await readRideTypes(core.db.orm),
  };
  const factsOf = async () => {
    const { facts } = describeReceipt(await getPayment(core.db, rider.userId, rideId), reader);
    return facts.filter(({ name }) => name === 'Business ride').map(({ value }) => value);
  };
  expect(await factsOf()).toEqual([]);
  await marked(rideId, SALES);
  expect(await factsOf()).toEqual(['Sales · To a customer']);
  await core.db.pool.query('update business_rides set cost_center = null, purpose = null');
  expect(await factsOf()).toEqual(['Yes']);
});

test('a month is the city’s, whatever its clocks do, and a ride is of the month it was completed in', async () => {
  // In Berlin, March 2026 begins at 23:00 UTC and ends, in summer time, at 22:00.
  const moments = {
    before: '2026-02-28T22:59:59.999Z',
    first: '2026-02-28T23:00:00Z',
    // Picked up before midnight.
    last: '2026-03-31T21:59:59.999Z',
    after: '2026-03-31T22:00:00Z',
  };
  const ids: Record<string, string> = {};
  for (const [name, at] of Object.entries(moments)) {
    ids[name] = await drove(at, { refundedCents: name === 'last' ? 250 : 0 });
    await marked(ids[name], SALES);
  }
  await drove('2026-03-10T08:00:00Z');
  await marked(await drove('2026-03-11T08:00:00Z', { deletedAt: '2026-03-12T08:00:00Z' }), SALES);
  const read = async (month: string, timeZone = 'Europe/Berlin') =>
    (await readBusinessMonth(core.db, rider.userId, { month }, timeZone)).rides;
  expect((await read('2026-03')).map(({ rideId }) => rideId)).toEqual([ids['first'], ids['last']]);
  expect((await read('2026-03'))[1]).toEqual({
    ...{ rideId: ids['last'], completedAt: moments.last, pickupAddress: 'Here', destinationAddress: 'There' },
    ...{ distanceMeters: 7_040, type: 'standard', fareCents: 1_000, discountCents: 0, refundedCents: 250 },
    ...SALES,
  });
  expect((await read('2026-02')).map(({ rideId }) => rideId)).toEqual([ids['before']]);
  expect(await read('2026-04')).toHaveLength(1);
  expect(await read('2026-03', 'UTC')).toHaveLength(2);
  expect(await readBusinessMonth(core.db, driver.userId, { month: '2026-03' }, 'UTC')).toEqual({
    month: '2026-03',
    rides: [],
  });
});

test('a canceled ride costs nothing, and is on no sheet', async () => {
  const { id: rideId } = await requestRide(core, rider, request({ business: SALES }));
  await cancelRide(core, rider, { rideId });
  const month = cityDay(core.timeZone).slice(0, 7);
  expect((await readBusinessMonth(core.db, rider.userId, { month }, core.timeZone)).rides).toEqual([]);
});

test('the last ten cost centers are offered, each once, the newest first', async () => {
  for (let n = 1; n <= 12; n += 1)
    await marked(
      await drove('2026-10-01T08:00:00Z'),
      { costCenter: `Center ${n}`, purpose: null },
      `2026-10-${String(n).padStart(2, '0')}T08:00:00Z`,
    );
  await marked(await drove('2026-10-02T08:00:00Z'), { costCenter: 'Center 1', purpose: null });
  await marked(await drove('2026-10-03T08:00:00Z'), { costCenter: null, purpose: 'Lunch' });
  expect(await listCostCenters(core.db, rider.userId)).toEqual(
    [1, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((n) => `Center ${n}`),
  );
  expect(await listCostCenters(core.db, driver.userId)).toEqual([]);
});

test('a mark goes with its rider’s account, also one made at the same moment', async () => {
  const rideId = await drove(new Date().toISOString());
  await markBusiness(core, rider, { rideId, business: SALES });
  await givePassword(core.db, rider.userId, 'Correct-horse-7');
  const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
    rider.userId,
  ]);
  const deleted = deleteAccount(core, rider, { password: 'Correct-horse-7' }, HERE);
  const late = markBusiness(core, rider, { rideId, business: SALES }).catch(() => undefined);
  await held.release();
  await Promise.all([deleted, late]);
  const { rows } = await core.db.pool.query('select from business_rides where rider_id = $1', [rider.userId]);
  expect(rows).toEqual([]);
});
