import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { OFFER } from '../dispatch/offer-rides.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { EXPIRE } from '../rides/changes/cancel.ts';
import { listOffers } from '../rides/reads/offer-queries.ts';
import { reassignRide } from '../rides/desk/reassign-ride.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';
import { requestRide } from '../rides/request-ride.ts';
import { findAccountEvents } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { request } from '../testing/places.ts';
import { rewriteTrail } from '../testing/rewrite-trail.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { blockUser } from '../users/block-user.ts';
import { findAvailability, getDriver, listBoardDrivers } from './driver-queries.ts';
import { endLongBreaks, tellBreaksOver } from './end-breaks.ts';
import { readStatement } from './read-statement.ts';
import { setAvailability } from './set-availability.ts';
import { suspendDriver } from './suspend-driver.ts';
import { takeBreak } from './take-break.ts';

const database = useTestDatabase();
const core = useTestCore(database);
const FROM = { ipAddress: null, userAgent: null };
let karim: TestActor;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  karim = await makeActor(core.db, 'driver', { available: false });
  await setAvailability(core, karim, { available: true });
});

const MINUTE_MS = 60_000;
const availability = () => findAvailability(core.db, karim.userId);
const onBreak = async () => (await availability())?.presence.onBreak;
/** As if the break had begun earlier. */
const breakFor = (minutes: number) =>
  core.db.pool.query(
    `update drivers set break_since = break_since - $2 * interval '1 minute',
      break_until = break_until - $2 * interval '1 minute' where id = $1`,
    [karim.userId, minutes],
  );
const told = async (): Promise<string[]> => {
  const { rows } = await core.db.pool.query('select type from notifications where user_id = $1 order by id', [
    karim.userId,
  ]);
  return rows.map(({ type }) => type);
};
const waitingRide = async () => (await requestRide(core, await makeActor(core.db, 'rider'), request())).id;
const ask = (rideId: string, driver = karim) =>
  core.changeRide(OFFER, {
    rideId,
    offers: [{ driverId: driver.userId, meters: 100, seconds: 60 }],
    onlyIfWave: null,
  });

test('a break has an end, ends offers, and shows on the board and the driver’s page', async () => {
  const rideId = await waitingRide();
  await ask(rideId);
  expect(await listOffers(core.db, karim.userId)).toHaveLength(1);
  const taken = await takeBreak(core, karim, { minutes: 20 });
  const { since, until } = taken.presence.onBreak!;
  expect({ available: taken.available, lastsMs: until! - since }).toEqual({
    available: false,
    lastsMs: 20 * MINUTE_MS,
  });
  expect(await listOffers(core.db, karim.userId)).toEqual([]);
  await expect(acceptRide(core, karim, { rideId })).rejects.toMatchObject({ code: 'DRIVER_OFFLINE' });
  expect((await getDriver(core.db, karim.userId)).presence.onBreak).toEqual({ since, until });
  const board = await listBoardDrivers(core);
  expect(board.find(({ id }) => id === karim.userId)).toMatchObject({
    available: false,
    onBreak: { since, until },
  });
  await ask(rideId);
  expect(await listOffers(core.db, karim.userId)).toEqual([]);
  await core.changeRide(EXPIRE, { rideId, timeZone: core.timeZone });
});

test('a break until the driver comes back has no end; it ends only by going online or offline', async () => {
  expect((await takeBreak(core, karim, { minutes: null })).presence.onBreak).toMatchObject({ until: null });
  const back = await setAvailability(core, karim, { available: true });
  expect(back).toMatchObject({ available: true });
  expect(back.presence.onBreak).toBeUndefined();
  await takeBreak(core, karim, { minutes: 10 });
  const offline = await setAvailability(core, karim, { available: false });
  expect(offline).toMatchObject({ available: false });
  expect(offline.presence.onBreak).toBeNull();
  const trail = await findAccountEvents(core.db, karim.userId);
  const went = trail.filter(({ type }) => type.startsWith('driver.'));
  expect(went.map(({ type, data }) => [type, data])).toEqual([
    ['driver.went_online', { available: { from: false, to: true } }],
    ['driver.went_on_break', { available: { from: true, to: false } }],
    ['driver.went_online', { available: { from: false, to: true } }],
    ['driver.went_on_break', { available: { from: true, to: false }, minutes: 10 }],
    ['driver.went_offline', {}],
  ]);
});

test('only drivers who are online take one, and the first of two devices decides', async () => {
  const both = await Promise.all([
    takeBreak(core, karim, { minutes: 10 }),
    takeBreak(core, karim, { minutes: 30 }),
  ]);
  expect(both[1]).toEqual(both[0]);
  expect(await availability()).toEqual(both[0]);
  await setAvailability(core, karim, { available: false });
  await expect(takeBreak(core, karim, { minutes: 10 })).rejects.toMatchObject({ code: 'DRIVER_OFFLINE' });
});

test('the ride under way goes on', async () => {
  const rideId = await waitingRide();
  await acceptRide(core, karim, { rideId });
  await takeBreak(core, karim, { minutes: 10 });
  await advanceRide(core, karim, { rideId, to: 'picked_up' });
  expect(await findRideImage(core.db, rideId)).toMatchObject({ status: 'picked_up' });
  expect((await listBoardDrivers(core)).find(({ id }) => id === karim.userId)?.onBreak).toBeDefined();
  await core.db.pool.query(`update rides set status = 'canceled', canceled_by = 'system' where id = $1`, [
    rideId,
  ]);
});

test('when it is over its driver is told once, and stays away until they press', async () => {
  await takeBreak(core, karim, { minutes: 20 });
  await breakFor(19);
  await tellBreaksOver(core.db);
  expect(await told()).toEqual([]);
  await breakFor(2);
  await Promise.all([tellBreaksOver(core.db), tellBreaksOver(core.db)]);
  await tellBreaksOver(core.db);
  expect(await told()).toEqual(['break_over']);
  expect(await availability()).toMatchObject({ available: false });
  expect(await onBreak()).toBeDefined();

  // The next one is told of again.
  await setAvailability(core, karim, { available: true });
  await takeBreak(core, karim, { minutes: 10 });
  await breakFor(11);
  await tellBreaksOver(core.db);
  expect(await told()).toEqual(['break_over', 'break_over']);
});

test('after an hour its driver is offline, with or without an end', async () => {
  await takeBreak(core, karim, { minutes: null });
  await breakFor(59);
  await endLongBreaks(core.db);
  expect(await onBreak()).toBeDefined();
  await breakFor(2);
  await Promise.all([endLongBreaks(core.db), endLongBreaks(core.db)]);
  expect(await onBreak()).toBeNull();
  expect(await availability()).toMatchObject({ available: false });
  expect(await told()).toEqual(['break_ended']);
  expect((await findAccountEvents(core.db, karim.userId)).at(-1)).toMatchObject({
    type: 'driver.went_offline',
    data: { why: 'break' },
  });
});

test('a suspended or blocked driver is on no break', async () => {
  const admin = await makeActor(core.db, 'admin');
  await takeBreak(core, karim, { minutes: 10 });
  await suspendDriver(core, admin, { driverId: karim.userId }, FROM);
  expect(await onBreak()).toBeNull();
  karim = await makeActor(core.db, 'driver');
  await takeBreak(core, karim, { minutes: 10 });
  await blockUser(core, admin, { userId: karim.userId }, FROM);
  expect(await onBreak()).toBeNull();
});

test('code of an earlier release ends a break by going online', async () => {
  await takeBreak(core, karim, { minutes: 10 });
  await core.db.pool.query('update drivers set available = true where id = $1', [karim.userId]);
  await core.db.pool.query('update drivers set available = false where id = $1', [karim.userId]);
  expect(await onBreak()).toBeNull();
});

test('breaks are no time online', async () => {
  await takeBreak(core, karim, { minutes: 30 });
  // Online for ten minutes of a past day, and then on the break.
  await rewriteTrail(
    core.db,
    `update account_events set at = case type when 'driver.went_online' then '2026-11-20T10:00Z' else '2026-11-20T10:10Z' end::timestamptz
      where user_id = $1 and type in ('driver.went_online', 'driver.went_on_break')`,
    [karim.userId],
  );
  const day = '2026-11-20';
  const { days } = await readStatement(core.db, karim.userId, { from: day, to: day }, 'UTC');
  expect(days[0]?.onlineSeconds).toBe(600);
});

describe('at the same moment', () => {
  test('a request is taken before the break begins, or not at all', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const rideId = await waitingRide();
      const [accepted, taken] = await Promise.allSettled([
        acceptRide(core, karim, { rideId }),
        takeBreak(core, karim, { minutes: 10 }),
      ]);
      expect(taken.status).toBe('fulfilled');
      const image = await findRideImage(core.db, rideId);
      if (accepted.status === 'fulfilled') {
        expect(image).toMatchObject({ status: 'accepted', driver: { id: karim.userId } });
      } else {
        expect(accepted.reason).toMatchObject({ code: 'DRIVER_OFFLINE' });
        expect(image).toMatchObject({ status: 'requested', driver: null });
      }
      await core.db.pool.query(
        `update rides set status = 'canceled', canceled_by = 'system', driver_id = null where id = $1`,
        [rideId],
      );
      await setAvailability(core, karim, { available: true });
    }
  });

  const offersOf = async () => {
    const { rows } = await core.db.pool.query(
      'select ride_id, offered_at from ride_offers where driver_id = $1 order by ride_id',
      [karim.userId],
    );
    return rows;
  };
  /**
   * Runs this while a break is made but not committed: whatever reads the driver's row sees them online. Nothing waits for
   * that row, or this would end only after it is released.
   */
  const whileBreakBegins = async <T>(run: () => Promise<T>) => {
    const lock = 'select from drivers where id = $1 for update';
    const held = await holdRow(database.connectionString, lock, [karim.userId]);
    const [done] = await Promise.allSettled([run()]);
    await held.query('update drivers set available = false, break_since = now() where id = $1', [
      karim.userId,
    ]);
    await held.commit();
    return done;
  };

  test('no offer is written after the break has begun, not even one whose statement began before', async () => {
    const rideId = await waitingRide();
    const before = await offersOf();
    await whileBreakBegins(() => ask(rideId));
    expect(await offersOf()).toEqual(before);
    await core.changeRide(EXPIRE, { rideId, timeZone: core.timeZone });
  });

  test('a new request asks no driver whose break begins, and others at once', async () => {
    // Karim was chosen before the break began.
    const chosen = {
      offers: [{ driverId: karim.userId, meters: 100, seconds: 60 }],
      wave: 1,
      why: null,
      nextWaveSeconds: 15,
    };
    const rider = await makeActor(core.db, 'rider');
    const askKarim = () =>
      requestRide({ ...core, chooseFirstDrivers: () => Promise.resolve(chosen) }, rider, request());
    const { id: asked } = await askKarim();
    expect(await offersOf()).toMatchObject([{ ride_id: asked }]);
    await core.changeRide(EXPIRE, { rideId: asked, timeZone: core.timeZone });
    const before = await offersOf();
    const made = await whileBreakBegins(askKarim);
    expect(await offersOf()).toEqual(before);
    expect(made).toMatchObject({ status: 'fulfilled' });
    const rideId = made.status === 'fulfilled' ? made.value.id : '';
    const { rows } = await core.db.pool.query(
      `select offered_count, next_wave_at = requested_at as "isDue" from rides where id = $1`,
      [rideId],
    );
    expect(rows).toEqual([{ offered_count: 0, isDue: true }]);
    await core.changeRide(EXPIRE, { rideId, timeZone: core.timeZone });
  });

  test('an admin’s reassignment asks no driver whose break begins', async () => {
    const admin = await makeActor(core.db, 'admin');
    const other = await makeActor(core.db, 'driver');
    const rideId = await waitingRide();
    await ask(rideId, other);
    await acceptRide(core, other, { rideId });
    const before = await offersOf();
    const moved = await whileBreakBegins(() =>
      reassignRide(core, admin, { rideId, fromDriverId: other.userId, toDriverId: karim.userId }),
    );
    expect(moved).toMatchObject({ status: 'rejected', reason: { code: 'DRIVER_NOT_FREE' } });
    expect(await offersOf()).toEqual(before);
    await core.db.pool.query(
      `update rides set status = 'canceled', canceled_by = 'system', driver_id = null where id = $1`,
      [rideId],
    );
  });
});
