import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { findAvailability } from '../drivers/driver-queries.ts';
import { getDriverRecord } from '../drivers/driver-record.ts';
import { putOffline } from '../drivers/find-silent.ts';
import { UNANSWERED_SECONDS } from '../drivers/presence-limits.ts';
import { setAvailability } from '../drivers/set-availability.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { countIgnored } from './count-ignored.ts';
import { listOffers } from '../rides/reads/offer-queries.ts';
import { IGNORED_REST_SECONDS } from './waiting-queries.ts';
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
    onlyIfWave: null,
  });
/** The clock of all offers, and of rides taken, moves on. */
const letPass = (seconds: number) =>
  core.db.pool.query(
    `with offers as (update ride_offers set offered_at = offered_at - $1 * interval '1 second',
        expires_at = expires_at - $1 * interval '1 second', declined_at = declined_at - $1 * interval '1 second'),
      taken as (update rides set requested_at = requested_at - $1 * interval '1 second',
        accepted_at = accepted_at - $1 * interval '1 second' where accepted_at is not null)
      update drivers set ignored_at = ignored_at - $1 * interval '1 second',
        paused_since = paused_since - $1 * interval '1 second'`,
    [seconds],
  );
/** Counts, and waits for the background work if that is just counting: its rows are skipped here. */
const count = async () => {
  await countIgnored(core);
  await core.db.pool.query('select from ride_offers where driver_id = $1 for update', [karim.userId]);
};
const ignore = async (rideId: string) => {
  await ask(rideId);
  await letPass(31);
  await count();
};
/** Keeps the background work, which counts every second, from these rides until the test has all in place. */
const setHidden = (rideIds: readonly string[], isHidden: boolean) =>
  core.db.pool.query('update rides set deleted_at = case when $2 then now() end where id = any ($1)', [
    rideIds,
    isHidden,
  ]);
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

  // It may be ignored a second time.
  await letPass(31);
  await count();
  expect(await ignoredCount()).toBe(2);
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
  await count();
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

test('one made after the last that counted counts, also beside one made before', async () => {
  const [first, beside, after] = [await waitingRide(), await waitingRide(), await waitingRide()];
  await ask(first);
  await letPass(25);
  await ask(beside);
  await letPass(6);
  await count();
  expect(await ignoredCount()).toBe(1);
  await ask(after);
  await letPass(31);
  await count();
  expect(await ignoredCount()).toBe(2);
});

test('offers that overlap in steps, each made before the first ran out, count once', async () => {
  for (const rideId of [await waitingRide(), await waitingRide(), await waitingRide()]) {
    await ask(rideId);
    await letPass(10);
  }
  for (let ended = 0; ended < 3; ended++) {
    // The first ran out a second ago, then the next.
    await letPass(ended === 0 ? 1 : 10);
    await count();
  }
  await ignore(await waitingRide());
  expect(await presence()).toMatchObject({ pausedSince: null });
  await ignore(await waitingRide());
  expect((await presence())?.pausedSince).toBeGreaterThan(0);
});

test('who is just doing something is there, and keeps no count waiting', async () => {
  for (const rideId of [await waitingRide(), await waitingRide()]) await ignore(rideId);
  const rideId = await waitingRide();
  await ask(rideId);
  await setHidden([rideId], true);
  await letPass(31);
  const sql = 'select from drivers where id = $1 for no key update';
  const held = await holdRow(database.connectionString, sql, [karim.userId]);
  await setHidden([rideId], false);
  await countIgnored(core);
  await held.release();
  expect(await presence()).toMatchObject({ pausedSince: null });
  // Looked at again it isn’t counted either.
  await count();
  expect(await presence()).toMatchObject({ pausedSince: null });
});

test('an offer that others were faster with is not ignored', async () => {
  for (let times = 0; times < 3; times++) {
    const rideId = await waitingRide();
    await ask(rideId);
    await core.changeRide(EXPIRE, { rideId, timeZone: core.timeZone });
    await letPass(31);
    await count();
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
    await count();
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

const driverRow = async () => {
  const { rows } = await core.db.pool.query<{ version: number; paused_since: Date | null; ignored: number }>(
    'select version, paused_since, ignored_offers as ignored from drivers where id = $1',
    [karim.userId],
  );
  return rows[0]!;
};
const ignoredCount = async () => (await driverRow()).ignored;
const versionOf = async () => {
  const { version, paused_since: pausedSince } = await driverRow();
  return { version, pausedSince };
};
/** An offer that could not be made while its driver has no time: it ran out a second ago. */
const putEndedOffer = (rideId: string) =>
  core.db.pool.query(
    `insert into ride_offers (ride_id, driver_id, wave, offered_at, expires_at)
      values ($1, $2, 1, now() - interval '31 seconds', now() - interval '1 second')`,
    [rideId, karim.userId],
  );

/** Lets two requests in a row run out: the next one pauses the driver. */
const ignoreTwice = async () => {
  await ignore(await waitingRide());
  await ignore(await waitingRide());
};

test.each<[string, (rideId: string) => Promise<unknown>]>([
  ['is still open', () => Promise.resolve()],
  ['ran out long ago, when nobody looked', () => letPass(42)],
  [
    'is for a ride that is reserved for somebody else',
    async (rideId) => {
      const { userId } = await makeActor(core.db, 'driver');
      await core.db.pool.query(
        'update rides set next_driver_id = $1, next_pickup_at = now(), next_until = now() where id = $2',
        [userId, rideId],
      );
      await letPass(31);
    },
  ],
  [
    'is for a ride that was deleted',
    async (rideId) => {
      await setHidden([rideId], true);
      await letPass(31);
    },
  ],
  [
    'came while somebody was aboard',
    async (rideId) => {
      await core.db.pool.query('update ride_offers set left_seconds = 60 where ride_id = $1', [rideId]);
      await letPass(31);
    },
  ],
])('an offer that %s is not ignored', async (_what, end) => {
  await ignoreTwice();
  const rideId = await waitingRide();
  await ask(rideId);
  await end(rideId);
  await count();
  expect(await presence()).toMatchObject({ pausedSince: null });
});

test('an offer that was declined is not ignored when its time is over', async () => {
  const rideId = await waitingRide();
  await ask(rideId);
  await declineRide(core, karim, { rideId });
  await letPass(31);
  await count();
  await ignoreTwice();
  expect(await presence()).toMatchObject({ pausedSince: null });
});

test('what was made before the last of several ran out counts with those', async () => {
  const rides = [await waitingRide(), await waitingRide(), await waitingRide()] as const;
  await ask(rides[0]);
  await letPass(5);
  await ask(rides[1]);
  await setHidden(rides.slice(0, 2), true);
  await letPass(28);
  await ask(rides[2]);
  // Two ran out, the later one after the third was made.
  await letPass(3);
  await setHidden(rides, false);
  await count();
  await letPass(28);
  await count();
  await ignore(await waitingRide());
  expect(await presence()).toMatchObject({ pausedSince: null });
  await ignore(await waitingRide());
  expect((await presence())?.pausedSince).toBeGreaterThan(0);
});

test('an offer that is being answered is not waited for, and counted once it was not', async () => {
  await ignoreTwice();
  const rideId = await waitingRide();
  await ask(rideId);
  await setHidden([rideId], true);
  await letPass(31);
  const sql = 'select from ride_offers where driver_id = $1 for update';
  const held = await holdRow(database.connectionString, sql, [karim.userId]);
  await setHidden([rideId], false);
  await countIgnored(core);
  await held.release();
  expect(await presence()).toMatchObject({ pausedSince: null });
  await count();
  expect((await presence())?.pausedSince).toBeGreaterThan(0);
});

test('an accept begins the count anew, but not one from before it', async () => {
  const acceptAndEnd = async () => {
    const nadia = await makeActor(core.db, 'rider');
    const { id: rideId } = await requestRide(core, nadia, request());
    await acceptRide(core, karim, { rideId });
    await cancelRide(core, nadia, { rideId });
  };
  await acceptAndEnd();
  await letPass(1);
  await ignoreTwice();
  await acceptAndEnd();
  await ignoreTwice();
  expect(await presence()).toMatchObject({ pausedSince: null });
  await ignore(await waitingRide());
  expect((await presence())?.pausedSince).toBeGreaterThan(0);
});

test('an answer from before the last one ran out doesn’t begin the count anew', async () => {
  const [first, second] = [await waitingRide(), await waitingRide()];
  await ask(first);
  await letPass(5);
  await ask(second);
  await declineRide(core, karim, { rideId: second });
  await letPass(26);
  await count();
  await letPass(5);
  await ignoreTwice();
  expect((await presence())?.pausedSince).toBeGreaterThan(0);
});

test.each([
  ['offline', 'available = false'],
  ['silent', 'silent_since = now()'],
])('nothing is counted of who is %s', async (_what, change) => {
  await ask(await waitingRide());
  await core.db.pool.query(`update drivers set ${change} where id = $1`, [karim.userId]);
  await letPass(31);
  await count();
  expect(await ignoredCount()).toBe(0);
});

test('who is paused stays so since the same moment, and is told once', async () => {
  const open = await waitingRide();
  for (let times = 0; times < 3; times++) await ignore(await waitingRide());
  await letPass(40);
  const paused = await versionOf();
  await putEndedOffer(open);
  await count();
  expect(await versionOf()).toEqual(paused);
});

test('an offer that crossed with an accept is not ignored', async () => {
  const open = await waitingRide();
  const { id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await acceptRide(core, karim, { rideId });
  await putEndedOffer(open);
  await count();
  expect(await ignoredCount()).toBe(0);
});

test('an offer made after the last one ran out counts, though nobody had looked yet', async () => {
  await ask(await waitingRide());
  await letPass(33);
  await ask(await waitingRide());
  await count();
  await letPass(31);
  await count();
  expect(await ignoredCount()).toBe(2);
});

test('a pause is a new version of the driver, and a count alone is none', async () => {
  const before = await versionOf();
  await ignoreTwice();
  expect(await versionOf()).toEqual(before);
  await ignore(await waitingRide());
  expect((await versionOf()).version).toBe(before.version + 1);
});
