import { CHECK_IN_ANSWER_MS } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { getRideStory } from '../rides/desk/ride-story-queries.ts';
import type { RunningServices } from '../server/start-services.ts';
import { acknowledgeAlert } from '../sos/acknowledge-alert.ts';
import { findOwnAlert, listOpenAlerts } from '../sos/alert-queries.ts';
import { raiseAlert } from '../sos/raise-alert.ts';
import { refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { answerCheckIn } from './answer-check-in.ts';
import { findOwnCheckIn } from './check-in-queries.ts';
import { lookAfterCheckIns } from './watch-check-ins.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let heard: Awaited<ReturnType<typeof hearEvents>>;
let rider: TestActor;
let driver: TestActor;
let rideId: string;
/** The clock of the looks. */
let nowMs: number;

beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  heard = await hearEvents(database.connectionString);
});
afterAll(async () => {
  await heard.stop();
  await Promise.all([core.stop(), other.stop()]);
});
beforeEach(async () => {
  const { pool } = core.db;
  await pool.query(`update rides set status = 'canceled', canceled_by = 'system', driver_id = null`);
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  rideId = (await requestRide(core, rider, request())).id;
  await acceptRide(core, driver, { rideId });
  await pool.query(
    `update rides set status = 'in_transit', picked_up_at = now(), in_transit_at = now() where id = $1`,
    [rideId],
  );
  nowMs = Date.now();
});

const MINUTE_MS = 60_000;
const NORTH = {
  address: '',
  lat: GULSHAN.lat + 0.002,
  lng: GULSHAN.lng,
};
/** The car is at this place so many minutes later, and each process looks. */
async function wait(minutes: number, place = GULSHAN, by = [core]) {
  for (let minute = 0; minute < minutes; minute++) {
    nowMs += MINUTE_MS;
    for (const { positions } of [core, other])
      positions.learn(
        { driverId: driver.userId, lat: place.lat, lng: place.lng, bearing: null, at: nowMs },
        nowMs,
      );
    await Promise.all(by.map((each) => lookAfterCheckIns(each, nowMs)));
  }
}
const askOf = (actor: TestActor) => findOwnCheckIn(core.db.orm, { rideId, userId: actor.userId });
const answer = async (by: TestActor, said: 'well' | 'help', checkInId?: string, at = core) =>
  answerCheckIn(at, by, { checkInId: checkInId ?? (await askOf(by))?.id ?? '', answer: said });
const asked = async () => (await getRideStory(core.db, rideId)).checkIns;
const alerts = async () => (await listOpenAlerts(core.db)).filter((alert) => alert.rideId === rideId);

async function ask(): Promise<string> {
  await wait(7);
  return (await askOf(rider))?.id ?? '';
}

describe('a car that stands', () => {
  test('has both asked once, by however many processes, and again a quarter of an hour later', async () => {
    await wait(7, GULSHAN, [core, other, core]);
    expect(await askOf(rider)).toMatchObject({ why: 'standing', rideId });
    expect(await askOf(driver)).toEqual(await askOf(rider));
    expect(await asked()).toMatchObject([{ state: 'open', rider: null, driver: null }]);
    await expect
      .poll(() => heard.named('check_in.asked').filter((e) => 'rideId' in e && e.rideId === rideId))
      .toHaveLength(1);
    for (const each of [rider, driver]) await answer(each, 'well');
    await wait(13);
    expect(await asked()).toHaveLength(1);
    await wait(2);
    expect(await asked()).toMatchObject([{ state: 'well' }, { state: 'open' }]);
  });

  test('is counted by the process that goes on after another one was killed', async () => {
    await wait(4, GULSHAN, [core]);
    await wait(3, GULSHAN, [other]);
    expect(await asked()).toHaveLength(1);
  });

  test('at the stop it has reached asks nobody; a stop that it leaves out doesn’t lead it away', async () => {
    const far = { address: 'Farther', lat: GULSHAN.lat + 0.03, lng: GULSHAN.lng };
    const put = (stops: object[], times: string) =>
      core.db.pool.query(`update rides set stops = $2, stop_times = ${times} where id = $1`, [
        rideId,
        JSON.stringify(stops),
      ]);
    await put([{ ...GULSHAN }, far], 'array[now()]');
    await wait(9);
    expect(await asked()).toEqual([]);
    // The stop lies to the south, the car drives to the airport in the north.
    await put([{ address: 'South', lat: GULSHAN.lat - 0.01, lng: GULSHAN.lng }], `'{}'`);
    for (let n = 1; n <= 8; n++) await wait(1, { ...GULSHAN, lat: GULSHAN.lat + n * 0.004 });
    expect(await asked()).toEqual([]);
  });

  test('drives on: the question leaves both screens', async () => {
    await ask();
    await wait(1, NORTH);
    expect([await askOf(rider), await askOf(driver)]).toEqual([null, null]);
    expect(await asked()).toMatchObject([{ state: 'moved' }]);
  });

  test('of a ride that ends, or that was deleted, asks nobody any more', async () => {
    await ask();
    await core.db.pool.query(`update rides set status = 'completed', completed_at = now() where id = $1`, [
      rideId,
    ]);
    expect(await askOf(rider)).toBe(null);
    await wait(1);
    expect(await asked()).toMatchObject([{ state: 'ended' }]);
    await wait(6);
    expect(await alerts()).toEqual([]);
    const { rows } = await core.db.pool.query('select from ride_progress where ride_id = $1', [rideId]);
    expect(rows).toEqual([]);
  });
});

describe('an answer', () => {
  test('counts for the one who gives it, and both together settle it', async () => {
    const id = await ask();
    await answer(driver, 'well');
    expect([await askOf(driver), (await askOf(rider))?.id]).toEqual([null, id]);
    await answer(rider, 'well');
    expect(await asked()).toMatchObject([
      { state: 'well', rider: { answer: 'well' }, driver: { answer: 'well' } },
    ]);
  });

  test.each([
    ['nobody', [], 'unanswered'],
    ['the driver alone', ['driver'], 'unanswered'],
    ['the rider alone', ['rider'], 'well'],
  ] as const)('of %s in time', async (_case, by, state) => {
    await ask();
    for (const each of by) await answer(each === 'rider' ? rider : driver, 'well');
    const admin = await makeActor(core.db, 'admin');
    await wait(CHECK_IN_ANSWER_MS / MINUTE_MS + 1, GULSHAN, [core, other, core]);
    expect(await asked()).toMatchObject([{ state }]);
    const raised = await alerts();
    expect(raised).toMatchObject(
      state === 'unanswered' ? [{ kind: 'unanswered', by: { id: rider.userId } }] : [],
    );
    const { rows } = await core.db.pool.query(
      `select params from notifications where ride_id = $1 and type = 'trouble' and user_id = $2`,
      [rideId, admin.userId],
    );
    expect(rows).toMatchObject(raised.map(() => ({ params: { isUnanswered: true, role: 'rider' } })));
    // Nobody pressed anything: it is no alert of theirs, and they hear nothing of who takes it.
    expect(await findOwnAlert(core.db, rider.userId)).toBe(null);
    for (const { id } of raised) await acknowledgeAlert(core, admin, { alertId: id });
    const told = await core.db.pool.query('select from notifications where user_id = $1', [rider.userId]);
    expect(told.rowCount).toBe(0);
  });

  test.each(['rider', 'driver'] as const)(
    'of a %s who needs help is one alert, pressed twice and on two servers',
    async (role) => {
      const id = await ask();
      const by = role === 'rider' ? rider : driver;
      await Promise.all([answer(by, 'help', id), answer(by, 'help', id, other), answer(by, 'help', id)]);
      expect(await alerts()).toMatchObject([{ kind: 'press', by: { id: by.userId } }]);
      expect(await asked()).toMatchObject([{ state: 'help', [role]: { answer: 'help' } }]);
      expect([await askOf(rider), await askOf(driver)]).toEqual([null, null]);
      expect(await findOwnAlert(core.db, by.userId)).toMatchObject({ rideId });
      await wait(20);
      expect(await asked()).toHaveLength(1);
    },
  );

  test('for help counts after the question has gone, a late yes doesn’t, and help is not taken back', async () => {
    const id = await ask();
    await wait(1, NORTH);
    await answer(rider, 'well', id);
    expect(await asked()).toMatchObject([{ state: 'moved', rider: null }]);
    await answer(rider, 'help', id);
    await answer(rider, 'well', id);
    expect(await asked()).toMatchObject([{ state: 'help', rider: { answer: 'help' } }]);
    expect(await alerts()).toHaveLength(1);
  });

  test('that comes at the moment the time is over loses nothing', async () => {
    const id = await ask();
    nowMs += CHECK_IN_ANSWER_MS;
    await Promise.all([
      answer(driver, 'help', id),
      lookAfterCheckIns(core, nowMs),
      lookAfterCheckIns(other, nowMs),
    ]);
    const kinds = (await alerts()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'press')).toHaveLength(1);
    expect(kinds.length).toBeLessThanOrEqual(2);
    expect(await asked()).toMatchObject([{ state: 'help', driver: { answer: 'help' } }]);
  });

  test('of people who were not asked is refused', async () => {
    const id = await ask();
    const stranger = await makeActor(core.db, 'rider');
    await refused(answer(stranger, 'well', id), 'CHECK_IN_NOT_FOUND');
    await refused(answer(stranger, 'help', id), 'CHECK_IN_NOT_FOUND');
    await refused(answer(rider, 'well', rideId), 'CHECK_IN_NOT_FOUND');
    await refused(answer(await makeActor(core.db, 'admin'), 'well', id), 'FORBIDDEN');
    expect(await asked()).toMatchObject([{ state: 'open', rider: null, driver: null }]);
  });
});

test('SOS ends the question for both, and while an alert is open nobody is asked', async () => {
  await ask();
  await raiseAlert(core, driver, { rideId, message: '', location: { ...GULSHAN, address: '' } });
  await expect.poll(asked).toMatchObject([{ state: 'help' }]);
  await wait(20);
  expect(await asked()).toHaveLength(1);
  expect(await alerts()).toHaveLength(1);
});
