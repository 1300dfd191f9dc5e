import { firstRideType, quoteFare, splitFare } from '@ridewire/contracts';
import { pickupCell } from '@ridewire/db/pickup-cell';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAudit } from '../audit/list-audit.ts';
import { isLocked } from '../core/is-undone.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { changeType } from '../rides/change-type.ts';
import { quoteRide } from '../rides/prices/quote-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { holdRow } from '../testing/hold-row.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { reckonSurge } from './reckon-surge.ts';
import { setSurge } from './set-surge.ts';
import { countUnserved } from './surge-queries.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let rider: TestActor;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));

const trip = { pickup: GULSHAN, destination: AIRPORT };
const bothSay = (tenths: number) =>
  expect.poll(() => [core, other].map(({ surge }) => surge.tenthsAt(GULSHAN))).toEqual([tenths, tenths]);
const setAndWait = async (isOn: boolean, capTenths = 20) => {
  await setSurge(core, admin, { isOn, capTenths });
  for (const { surge } of [core, other])
    await expect.poll(() => surge.current()).toMatchObject({ isOn, capTenths });
};
/** A minute passes, and both processes try to take the step. */
const passMinute = async () => {
  await core.db.pool.query(`update surge set reckoned_at = now() - interval '1 minute'`);
  await Promise.all([reckonSurge(core), reckonSurge(other)]);
};
const askFor = async (count: number) => {
  const riders = await Promise.all(Array.from({ length: count }, () => makeActor(core.db, 'rider')));
  return Promise.all(riders.map((each) => requestRide(core, each, request())));
};
const fareAt = (tenths: number, of: { distanceMeters: number; durationSeconds: number }) =>
  quoteFare(firstRideType('standard'), of.distanceMeters, of.durationSeconds, tenths).fareCents;

beforeEach(async () => {
  await setAndWait(false);
  await core.db.pool.query(
    `update rides set deleted_at = now(), status = 'canceled', canceled_by = 'system'`,
  );
  rider = await makeActor(core.db, 'rider');
});

test('switched off nothing is asked of the database, and every price is the usual one', async () => {
  await askFor(6);
  const silent = { ...core, db: undefined as never };
  await reckonSurge(silent);
  expect(core.surge.tenthsAt(GULSHAN)).toBe(10);
  const quote = await quoteRide(core, trip, rider.userId);
  expect(quote.surgeTenths).toBe(10);
  expect(quote.fares.every(({ surgeCents }) => surgeCents === 0)).toBe(true);
  // Meters, seconds, the expiry, the signature: no fifth part for a price above the usual one.
  expect(quote.token.split('.')).toHaveLength(4);
});

test('one step a minute, whichever process takes it, and all have the same price', async () => {
  await setAndWait(true);
  await askFor(6);
  await passMinute();
  await bothSay(11);
  // Not due again.
  await Promise.all([reckonSurge(core), reckonSurge(other)]);
  await passMinute();
  await bothSay(12);
  const late = await startTestCore(database.connectionString);
  expect(late.surge.tenthsAt(GULSHAN)).toBe(12);
  await core.db.pool.query(`update surge set reckoned_at = now() - interval '1 minute'`);
  await reckonSurge(late);
  await late.stop();
  await bothSay(13);
  expect(core.surge.tenthsAt(AIRPORT)).toBe(10);
  // A lowered cap applies at once, and switching off restores the usual price at once.
  await setAndWait(true, 11);
  await bothSay(11);
  await setAndWait(false, 11);
  await setAndWait(true, 20);
  await bothSay(10);
});

test('a car for each request, or only two who ask: the usual price', async () => {
  await setAndWait(true);
  await askFor(2);
  await passMinute();
  expect(await core.db.pool.query('select from surge_areas')).toMatchObject({ rowCount: 0 });
  await askFor(4);
  for (let n = 0; n < 6; n++) {
    const { userId } = await makeActor(core.db, 'driver', { available: false });
    for (const { drivers } of [core, other]) {
      drivers.setAvailable(userId, true);
      drivers.setPosition({ driverId: userId, ...GULSHAN, bearing: null, at: Date.now() });
    }
  }
  await passMinute();
  expect(await core.db.pool.query('select from surge_areas')).toMatchObject({ rowCount: 0 });
  for (const each of [core, other]) each.drivers.clear();
});

test('who waits counts, and who waited in vain lately; not who changed their mind, had a driver, or long ago', async () => {
  const [waits, inVain, hasty, driven, old] = await askFor(5);
  const driver = await makeActor(core.db, 'driver', { available: false });
  const end = (
    ride: { id: string } | undefined,
    waitedSeconds: number,
    ago: string,
    driverId: string | null,
  ) =>
    core.db.pool.query(
      `update rides set status = 'canceled', canceled_by = 'rider', driver_id = $4, canceled_at = now() - $3::interval,
        requested_at = now() - $3::interval - $2 * interval '1 second' where id = $1`,
      [ride?.id, waitedSeconds, ago, driverId],
    );
  expect(waits).toMatchObject({ status: 'requested' });
  await end(inVain, 61, '9 minutes', null);
  await end(hasty, 40, '1 minute', null);
  await end(driven, 90, '1 minute', driver.userId);
  await end(old, 90, '11 minutes', null);
  expect(await countUnserved(core.db.orm)).toEqual([{ cell: pickupCell(GULSHAN), requests: 2 }]);
});

test('what was quoted is what is paid, whichever way the price goes, and the ride keeps it', async () => {
  await setAndWait(true);
  const calm = await quoteRide(core, trip, rider.userId);
  await askFor(6);
  await passMinute();
  await bothSay(11);
  const quote = await quoteRide(other, trip, rider.userId);
  expect(quote.surgeTenths).toBe(11);
  const standard = quote.fares.find(({ type }) => type === 'standard');
  expect(standard?.fareCents).toBe(fareAt(11, quote));
  await passMinute();
  await bothSay(12);

  // The usual price of an earlier quote stays.
  const usual = await requestRide(core, rider, { ...request(), quoteToken: calm.token });
  expect(usual.fareCents).toBe(fareAt(10, quote));
  expect(usual).not.toHaveProperty('surgeTenths');
  await cancelRide(core, rider, { rideId: usual.id });

  // Without a quote, the price is that of a quote of this moment; a rider who saw another price confirms it.
  const now = await quoteRide(core, trip, rider.userId);
  const unseen = await requestRide(core, rider, request());
  expect(unseen).toMatchObject({ surgeTenths: 12, fareCents: fareAt(12, now) });
  await cancelRide(core, rider, { rideId: unseen.id });
  const asSeen = { ...request(), quotedFareCents: fareAt(11, quote) };
  await expect(requestRide(core, rider, asSeen)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  const forged = { ...asSeen, quoteToken: quote.token.replace('x11', 'x10') };
  await expect(requestRide(core, rider, forged)).rejects.toMatchObject({ code: 'QUOTE_INVALID' });

  const ride = await requestRide(other, rider, { ...asSeen, quoteToken: quote.token });
  expect(ride).toMatchObject({ surgeTenths: 11, fareCents: fareAt(11, quote) });
  const luxury = quoteFare(firstRideType('luxury'), ride.distanceMeters, ride.durationSeconds, 11).fareCents;
  const changed = await changeType(core, rider, { rideId: ride.id, type: 'luxury', quotedFareCents: luxury });
  expect(changed).toMatchObject({ surgeTenths: 11, fareCents: luxury });
  const { rows } = await core.db.pool.query('select payout_cents from rides where id = $1', [ride.id]);
  expect(rows).toEqual([{ payout_cents: splitFare(luxury).payoutCents }]);
  // Switched off, earlier quotes and requests stay the same.
  await setAndWait(false);
  await cancelRide(core, rider, { rideId: ride.id });
  const again = await requestRide(core, rider, { ...request(), quoteToken: quote.token });
  expect(again.fareCents).toBe(fareAt(11, quote));
});

test('who set what stands in the audit trail, once', async () => {
  await setAndWait(true, 18);
  await setAndWait(true, 18);
  const { items } = await listAudit(core.db, core.timeZone, { type: 'surge.set', search: '', limit: 1 });
  expect(items[0]).toMatchObject({
    actor: { id: admin.userId },
    changes: expect.arrayContaining([
      { field: 'isOn', from: false, to: true },
      { field: 'cap', from: 2, to: 1.8 },
    ]),
  });
  const { rows } = await core.db.pool.query(
    `select count(*)::int from account_events where type = 'surge.set' and data -> 'cap' ->> 'to' = '1.8'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('nobody waits for whoever holds the settings: the step is left out, an admin is refused soon', async () => {
  await setAndWait(true);
  await askFor(6);
  const held = await holdRow(database.connectionString, 'select from surge for update', []);
  // If it waited for the lock, this would not end before the row is released.
  await Promise.all([reckonSurge(core), reckonSurge(other)]);
  await expect(setSurge(core, admin, { isOn: true, capTenths: 15 })).rejects.toSatisfy(isLocked);
  expect(core.surge.tenthsAt(GULSHAN)).toBe(10);
  await held.release();
  await passMinute();
  await bothSay(11);
});
