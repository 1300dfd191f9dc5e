import type { ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { RELEASE } from '../rides/changes/give-back.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { findOwnAlert, listOpenAlerts } from './alert-queries.ts';
import { raiseAlert } from './raise-alert.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let heard: Awaited<ReturnType<typeof hearEvents>>;
let admins: TestActor[];
let rider: TestActor;
let driver: TestActor;
let rideId: string;

beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  heard = await hearEvents(database.connectionString);
  admins = await Promise.all([1, 2, 3].map(() => makeActor(core.db, 'admin')));
});
afterAll(async () => {
  await heard.stop();
  await Promise.all([core.stop(), other.stop()]);
});
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  rideId = (await requestRide(core, rider, request())).id;
  await acceptRide(core, driver, { rideId });
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const raise = (by = rider, ride = rideId, message = '', at = core) =>
  raiseAlert(at, by, { rideId: ride, message, location: GULSHAN });
const acknowledge = (alertId: string, by = admins[0] as TestActor, at = core) =>
  acknowledgeAlert(at, by, { alertId });
/** As if the alerts of the ride had been raised this many seconds earlier. */
const age = (seconds: number) =>
  core.db.pool.query(
    `update alerts set raised_at = raised_at - $2 * interval '1 second' where ride_id = $1`,
    [rideId, seconds],
  );
const countAlerts = async () =>
  (await core.db.pool.query('select from alerts where ride_id = $1', [rideId])).rowCount;

/** The notifications about the ride, by their sender. */
async function listTold(type = 'trouble') {
  const result = await core.db.pool.query<{ user_id: string; params: object }>(
    `select user_id, params, ride_id, about_name, about_email, address, lat, lng, read_at from notifications
      where ride_id = $1 and type = $2 order by user_id`,
    [rideId, type],
  );
  return result.rows;
}

describe('a call for help', () => {
  test('is kept, tells every active admin and nobody else, and leaves the ride’s log alone', async () => {
    const blocked = await makeActor(core.db, 'admin');
    await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [blocked.userId]);
    const events = () => core.db.pool.query('select version from ride_events where ride_id = $1', [rideId]);
    const before = (await events()).rowCount;

    const alert = await raise(rider, rideId, 'They won’t stop, 100% sure');
    expect(alert).toEqual({
      id: expect.any(String),
      rideId,
      message: 'They won’t stop, 100% sure',
      location: GULSHAN,
      raisedAt: expect.any(String),
      acknowledgedAt: null,
    });
    const told = await listTold();
    expect(told.map((row) => row.user_id)).toEqual(admins.map((admin) => admin.userId).toSorted());
    for (const row of told)
      expect(row).toMatchObject({
        params: {
          name: rider.name,
          role: 'rider',
          ride: rideId.slice(-6),
          text: 'They won’t stop, 100% sure',
        },
        about_name: rider.name,
        about_email: `${rider.userId}@example.test`,
        address: GULSHAN.address,
        lat: GULSHAN.lat,
        lng: GULSHAN.lng,
        read_at: null,
      });
    for (const { userId } of admins)
      expect(await heard.allOf(userId)).toContainEqual(
        expect.objectContaining({
          event: 'notification.made',
          notification: expect.objectContaining({ type: 'trouble', rideId }),
        }),
      );
    expect((await events()).rowCount).toBe(before);
    expect(await listOpenAlerts(core.db)).toContainEqual({
      id: alert.id,
      rideId,
      kind: 'press',
      by: { id: rider.userId, role: 'rider', name: rider.name, phone: '+8801700000000' },
      passenger: null,
      isPlaceOfCar: false,
      message: alert.message,
      location: GULSHAN,
      raisedAt: alert.raisedAt,
      acknowledged: null,
    });
    expect(await findOwnAlert(core.db, rider.userId)).toEqual(alert);
    expect(await findOwnAlert(core.db, driver.userId)).toBeNull();
  });

  test('of the driver is another one, and says who asks', async () => {
    const [a, b] = await Promise.all([raise(rider), raise(driver)]);
    expect(a.id).not.toBe(b.id);
    expect((await listTold()).map(({ params }) => params)).toContainEqual({
      name: driver.name,
      role: 'driver',
      ride: rideId.slice(-6),
      text: '',
    });
  });

  test('of the longest texts there are still fits a notification', async () => {
    const long = (characters: number) => '“'.repeat(characters);
    await core.db.pool.query('update users set name = $2 where id = $1', [rider.userId, long(100)]);
    const alert = await raiseAlert(core, rider, {
      rideId,
      message: '"'.repeat(100) + long(400),
      location: { ...GULSHAN, address: long(200) },
    });
    expect(await acknowledge(alert.id)).toMatchObject({ message: alert.message, by: { name: long(100) } });
  });
});

describe('a second press', () => {
  test('within seconds is the same call', async () => {
    const first = await raise();
    expect(await raise()).toEqual(first);
    expect(await listTold()).toHaveLength(admins.length);
    // Of ten seconds, with some left to press again on a slow machine.
    await age(5);
    expect((await raise()).id).toBe(first.id);
  });

  test('with other words, or from elsewhere, is told too', async () => {
    const first = await raise(rider, rideId, 'first');
    const second = await raise(rider, rideId, 'second');
    const moved = { rideId, message: 'second', location: { ...GULSHAN, lat: GULSHAN.lat + 0.01 } };
    const third = await raiseAlert(core, rider, moved);
    expect([second.message, third.location]).toEqual(['second', moved.location]);
    expect(await raise(rider, rideId, 'first')).toEqual(first);
    expect(await countAlerts()).toBe(3);
    expect(await listTold()).toHaveLength(3 * admins.length);
    expect(await findOwnAlert(core.db, rider.userId)).toEqual(third);
  });

  test('at the same moment with other words makes as many', async () => {
    const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [
      rideId,
    ]);
    const words = ['one', 'two', 'three', 'four'];
    const pressed = words.map((word, i) => raise(rider, rideId, word, i % 2 ? other : core));
    await held.waiting(4);
    await held.release();
    expect((await Promise.all(pressed)).map(({ message }) => message)).toEqual(words);
    expect(await countAlerts()).toBe(4);
  });

  test('later is another call', async () => {
    const first = await raise();
    await age(11);
    const second = await raise();
    expect(second.id).not.toBe(first.id);
    expect(await listTold()).toHaveLength(2 * admins.length);
    expect(await findOwnAlert(core.db, rider.userId)).toEqual(second);
  });

  test('at the same moment in two processes makes one', async () => {
    // Both have looked for an earlier press before either can insert: each waits for the ride's key.
    const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [
      rideId,
    ]);
    const pressed = [raise(), raise(rider, rideId, '', other), raise(), raise(rider, rideId, '', other)];
    await held.waiting(4);
    await held.release();
    const alerts = await Promise.all(pressed);
    expect(new Set(alerts.map((alert) => alert.id)).size).toBe(1);
    expect(await countAlerts()).toBe(1);
    expect(await listTold()).toHaveLength(admins.length);
  });
});

describe('is refused', () => {
  test('to who isn’t of the ride, and for none', async () => {
    await refused(raise(await makeActor(core.db, 'rider')), 'RIDE_NOT_FOUND');
    await refused(raise(await makeActor(core.db, 'driver')), 'RIDE_NOT_FOUND');
    await refused(raise(rider, crypto.randomUUID()), 'RIDE_NOT_FOUND');
    await refused(raise(admins[0]), 'FORBIDDEN');
    expect(await countAlerts()).toBe(0);
  });

  test('to a driver who gave the ride back', async () => {
    await core.changeRide(RELEASE.driver, { rideId, actorId: driver.userId, heldBy: driver.userId });
    await refused(raise(driver), 'RIDE_NOT_FOUND');
    await raise(rider);
  });

  test('more than an hour after the end, not before', async () => {
    await cancelRide(core, rider, { rideId });
    const end = (minutes: number) =>
      core.db.pool.query(`update rides set canceled_at = now() - $2 * interval '1 minute' where id = $1`, [
        rideId,
        minutes,
      ]);
    await end(59);
    const alert = await raise();
    expect(await raise(driver)).toMatchObject({ rideId });
    expect(await findOwnAlert(core.db, rider.userId)).toEqual(alert);
    await age(60);
    await end(61);
    await refused(raise(), 'RIDE_GONE');
    expect(await findOwnAlert(core.db, rider.userId)).toBeNull();
  });

  test('after very many within the hour; presses that were the same call don’t count', async () => {
    await Promise.all(Array.from({ length: 40 }, () => raise()));
    await Promise.all(
      Array.from({ length: 40 }, () => refused(raise(rider, crypto.randomUUID()), 'RIDE_NOT_FOUND')),
    );
    for (let i = 1; i < 30; i++) {
      await age(30);
      await raise();
    }
    expect(await countAlerts()).toBe(30);
    // Raised just now: the answer is that alert, not a refusal.
    await raise();
    await age(30);
    await expect(raise()).rejects.toMatchObject({
      code: 'TOO_MANY',
      message: expect.stringContaining('emergency number'),
    });
    // It is the account's limit, not the ride's.
    await raise(driver);
  });
});

describe('taking an alert', () => {
  test('of two admins at once one has it, and both read who', async () => {
    const [a, b] = admins as [TestActor, TestActor];
    const alert = await raise();
    const held = await holdRow(database.connectionString, 'select from alerts where id = $1 for update', [
      alert.id,
    ]);
    const taking = [acknowledge(alert.id, a), acknowledge(alert.id, b, other)];
    await held.waiting(2);
    await held.release();
    const [first, second] = await Promise.all(taking);
    expect(first).toEqual(second);
    expect([a.userId, b.userId]).toContain(first?.acknowledged?.by.id);
    expect(await acknowledge(alert.id, admins[2])).toEqual(first);
    expect(await listTold('alert_acknowledged')).toMatchObject([
      { user_id: rider.userId, params: {}, about_name: null },
    ]);
    expect((await listOpenAlerts(core.db)).map(({ id }) => id)).not.toContain(alert.id);
    expect(await findOwnAlert(core.db, rider.userId)).toEqual({
      ...alert,
      acknowledgedAt: first?.acknowledged?.at,
    });
  });

  test('needs one, and an admin', async () => {
    await refused(acknowledge(crypto.randomUUID()), 'ALERT_NOT_FOUND');
    const { id } = await raise();
    await refused(acknowledge(id, driver), 'FORBIDDEN');
    expect((await listOpenAlerts(core.db)).map((alert) => alert.id)).toContain(id);
  });
});
