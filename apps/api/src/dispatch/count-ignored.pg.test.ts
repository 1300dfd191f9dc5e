import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { findAvailability } from '../drivers/driver-queries.ts';
import { getDriverRecord } from '../drivers/driver-record.ts';
import { putOffline } from '../drivers/find-silent.ts';
import { UNANSWERED_SECONDS } from '../drivers/presence-limits.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { countIgnored } from './count-ignored.ts';
import { listOffers } from '../rides/changes/offer-queries.ts';
import { IGNORED_REST_SECONDS } from './request-time.ts';
import { OFFER } from './offer-rides.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let karim: TestActor;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  await core.db.pool.query('update rides set next_wave_at = null');
  karim = await makeActor(core.db, 'driver');
});

/** A ride whose waves only the test makes. */
async function waitingRide(): Promise<string> {
  const { id } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await core.db.pool.query('update rides set next_wave_at = null where id = $1', [id]);
  return id;
}
const ask = (rideId: string) =>
  core.changeRide(OFFER, {
    rideId,
    offers: [{ driverId: karim.userId, meters: 100, seconds: null }],
    after: null,
  });
/** The clock of all offers moves on. */
const letPass = (seconds: number) =>
  core.db.pool.query(
    `with offers as (update ride_offers set offered_at = offered_at - $1 * interval '1 second',
        expires_at = expires_at - $1 * interval '1 second')
      update drivers set ignored_at = ignored_at - $1 * interval '1 second',
        paused_since = paused_since - $1 * interval '1 second'`,
    [seconds],
  );
const ignore = async (rideId: string) => {
  await ask(rideId);
  await letPass(31);
  await countIgnored(core.db);
};
const asked = async (driver = karim) => (await listOffers(core.db, driver.userId)).map(({ ride }) => ride.id);
const presence = async () => (await findAvailability(core.db, karim.userId))?.presence;

test('who lets an offer run out is not asked for that ride again before a rest', async () => {
  const rideId = await waitingRide();
  await ignore(rideId);
  await ask(rideId);
  expect(await asked()).toEqual([]);

  await letPass(IGNORED_REST_SECONDS);
  await ask(rideId);
  expect(await asked()).toEqual([rideId]);
});

test('three in a row, and requests pause until the driver says that they are there', async () => {
  for (const rideId of [await waitingRide(), await waitingRide()]) await ignore(rideId);
  expect(await presence()).toMatchObject({ pausedSince: null });
  await ignore(await waitingRide());
  expect((await presence())?.pausedSince).toBeGreaterThan(0);
  await expect.poll(() => core.drivers.isPaused(karim.userId)).toBe(true);
  const rideId = await waitingRide();
  await ask(rideId);
  expect(await asked()).toEqual([]);

  const answer = await setAvailability(core, karim, { available: true });
  expect(answer).toMatchObject({ available: true, presence: { pausedSince: null } });
  await ask(rideId);
  expect(await asked()).toEqual([rideId]);
});

test('offers that lay there at the same time count once, and any answer begins anew', async () => {
  const rides = [await waitingRide(), await waitingRide(), await waitingRide()];
  for (const rideId of rides) await ask(rideId);
  await letPass(31);
  await countIgnored(core.db);
  await ignore(await waitingRide());
  const declined = await waitingRide();
  await ask(declined);
  await declineRide(core, karim, { rideId: declined });
  await ignore(await waitingRide());
  await ignore(await waitingRide());
  expect(await presence()).toMatchObject({ pausedSince: null });
  await ignore(await waitingRide());
  expect((await presence())?.pausedSince).toBeGreaterThan(0);
});

test('offers that overlap in steps, each made before the first ran out, count once', async () => {
  for (const rideId of [await waitingRide(), await waitingRide(), await waitingRide()]) {
    await ask(rideId);
    await letPass(10);
  }
  for (let ended = 0; ended < 3; ended++) {
    // The first ran out a second ago, then the next.
    await letPass(ended === 0 ? 1 : 10);
    await countIgnored(core.db);
  }
  await ignore(await waitingRide());
  expect(await presence()).toMatchObject({ pausedSince: null });
  await ignore(await waitingRide());
  expect((await presence())?.pausedSince).toBeGreaterThan(0);
});

test('who is just doing something is there, and keeps no count waiting', async () => {
  for (const rideId of [await waitingRide(), await waitingRide()]) await ignore(rideId);
  await ask(await waitingRide());
  await letPass(31);
  const sql = 'select from drivers where id = $1 for no key update';
  const held = await holdRow(database.connectionString, sql, [karim.userId]);
  await countIgnored(core.db);
  await held.release();
  expect(await presence()).toMatchObject({ pausedSince: null });
});

test('an offer that others were faster with is not ignored', async () => {
  for (let times = 0; times < 3; times++) {
    const rideId = await waitingRide();
    await ask(rideId);
    await core.changeRide(EXPIRE, { rideId });
    await letPass(31);
    await countIgnored(core.db);
  }
  expect(await presence()).toMatchObject({ pausedSince: null });
});

test('an offer that ran out while its ride was with somebody else is not ignored', async () => {
  for (let times = 0; times < 3; times++) {
    const rideId = await waitingRide();
    const nadia = await makeActor(core.db, 'driver');
    await ask(rideId);
    await acceptRide(core, nadia, { rideId });
    await letPass(25);
    await declineRide(core, nadia, { rideId });
    await core.db.pool.query('update rides set next_wave_at = null');
    await letPass(6);
    await countIgnored(core.db);
  }
  const { rows } = await core.db.pool.query('select ignored_offers as ignored from drivers where id = $1', [
    karim.userId,
  ]);
  expect(rows).toEqual([{ ignored: 0 }]);
  expect((await getDriverRecord(core.db, karim.userId, 'Asia/Dhaka')).turnedDownCount).toBe(0);
});

test('who doesn’t answer the question goes offline after a while, and reads why', async () => {
  for (let times = 0; times < 3; times++) await ignore(await waitingRide());
  await letPass(UNANSWERED_SECONDS + 1);
  await putOffline(core.db);
  expect(await findAvailability(core.db, karim.userId)).toMatchObject({
    available: false,
    presence: { pausedSince: null, putOffline: { why: 'unanswered' } },
  });
});

test('a press on an offer that is still there answers the question too', async () => {
  const open = await waitingRide();
  for (let times = 0; times < 3; times++) await ignore(await waitingRide());
  await expect.poll(() => core.drivers.isPaused(karim.userId)).toBe(true);
  await declineRide(core, karim, { rideId: open });
  await expect.poll(async () => (await presence())?.pausedSince).toBeNull();
});
