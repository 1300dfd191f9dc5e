import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setAvailability } from '../drivers/set-availability.ts';
import { driverTopic } from '../live/topics.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { MATCHING_LOCK, matchRequests } from './match-requests.ts';
import { squaresAround } from './matching-squares.ts';
import { tendRequests } from './tend-requests.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  await core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system' where status = 'requested'`,
  );
  for (const process of [core, other]) {
    process.drivers.clear();
    process.waiting.clear();
  }
});

const east = (meters: number) => ({ ...GULSHAN, lng: GULSHAN.lng + meters / 101_700 });

/** A driver whose position every process knows. */
async function driverAt(meters: number): Promise<TestActor> {
  const driver = await makeActor(core.db, 'driver');
  const { lat, lng } = east(meters);
  for (const { drivers } of [core, other]) {
    drivers.setAvailable(driver.userId, true);
    drivers.setPosition({ driverId: driver.userId, lat, lng, bearing: null, at: Date.now() });
  }
  return driver;
}

/** A request to be matched with others, and due; of a later wave, one that found no one to ask. */
async function gathered(meters: number, nextWaveSeconds = 0, wave = 0): Promise<string> {
  const rider = await makeActor(core.db, 'rider');
  const chooseFirstDrivers = () => Promise.resolve({ offers: [], wave, why: null, nextWaveSeconds });
  const { id } = await requestRide({ ...core, chooseFirstDrivers }, rider, request({ pickup: east(meters) }));
  return id;
}

/**
 * Requests that come due at the same moment: otherwise, a slow machine matches the first of them before the second is
 * there.
 */
async function gatheredTogether(...meters: number[]): Promise<string[]> {
  const rides: string[] = [];
  for (const each of meters) rides.push(await gathered(each, 3_600));
  return rides;
}
const makeDue = (rides: string[]) =>
  core.db.pool.query(`update rides set next_wave_at = now() - interval '1 second' where id = any ($1)`, [
    rides,
  ]);

const asked = async (rideId: string) => {
  const { rows } = await core.db.pool.query<{ driver_id: string; wave: number }>(
    'select driver_id, wave from ride_offers where ride_id = $1 and declined_at is null order by wave',
    [rideId],
  );
  return rows.map(({ driver_id, wave }) => [driver_id, wave]);
};

test('together they are matched so that all wait least, by whatever process, once', async () => {
  const [near, far] = [await driverAt(0), await driverAt(-400)];
  // The one in the middle is nearest to both: if the first request got it, the other would have a long wait.
  const rides = await gatheredTogether(-100, 600);
  const [here, beyond] = rides as [string, string];
  await makeDue(rides);
  await Promise.all([matchRequests(core), matchRequests(other), tendRequests(core), tendRequests(other)]);
  await expect.poll(() => asked(here)).toEqual([[far.userId, 1]]);
  await expect.poll(() => asked(beyond)).toEqual([[near.userId, 1]]);
});

test('a process that is slow keeps the lock, however long its offers take', async () => {
  const driver = await driverAt(0);
  const [ride = ''] = await gatheredTogether(0);
  const held = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [ride]);
  // The background may be matching at this moment.
  const matching = (async () => {
    while (!(await matchRequests(core, [ride], 200)));
  })();
  const isHeldFor = async () => {
    const { rows } = await core.db.pool.query<{ isLong: boolean }>(
      `select now() - xact_start > interval '1 second' as "isLong" from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and classid = $1 and granted`,
      [MATCHING_LOCK],
    );
    return rows.some(({ isLong }) => isLong);
  };
  await expect.poll(isHeldFor).toBe(true);
  await held.release();
  await matching;
  expect(await asked(ride)).toEqual([[driver.userId, expect.any(Number)]]);
});

/** Some 200 km from Gulshan. */
const CHATTOGRAM = { lat: 22.35, lng: 91.8 };
/** On the line between two squares. */
const EDGE = { lat: 24.75, lng: 91.5 };

/** A request at a place that isn't due, with a driver there. */
async function waitingAt({ lat, lng }: { lat: number; lng: number }) {
  const driver = await driverAt(0);
  for (const { drivers } of [core, other])
    drivers.setPosition({ driverId: driver.userId, lat, lng, bearing: null, at: Date.now() });
  const ride = await gathered(0, 3_600);
  await core.db.pool.query('update rides set pickup_lat = $2, pickup_lng = $3 where id = $1', [
    ride,
    lat,
    lng,
  ]);
  return { ride, isAsked: async () => (await asked(ride))[0]?.[0] === driver.userId };
}

/** A due request at a place, with a driver there. */
async function dueAt(place: { lat: number; lng: number }) {
  const waiting = await waitingAt(place);
  await makeDue([waiting.ride]);
  return waiting;
}

/** A process that is matching in these squares, and doesn't end. */
const holdSquares = (squares: readonly number[]) =>
  holdRow(
    database.connectionString,
    'select pg_advisory_xact_lock($1, square) from unnest($2::int[]) as square',
    [MATCHING_LOCK, squares],
  );

test('a process that is matching in one place leaves other places to others', async () => {
  const held = await holdSquares(squaresAround(GULSHAN));
  const [here, there] = [await dueAt(GULSHAN), await dueAt(CHATTOGRAM)];
  expect(await matchRequests(other)).toBe(false);
  await expect.poll(there.isAsked).toBe(true);
  expect(await here.isAsked()).toBe(false);
  await held.release();
  await expect.poll(here.isAsked).toBe(true);
});

test.each([0, 1])('a request near the edge of two squares waits for either: %i', async (which) => {
  const squares = squaresAround(EDGE);
  expect(squares).toHaveLength(2);
  const held = await holdSquares([squares[which]!]);
  const { isAsked } = await dueAt(EDGE);
  expect(await matchRequests(core)).toBe(false);
  expect(await matchRequests(other)).toBe(false);
  expect(await isAsked()).toBe(false);
  await held.release();
  await expect.poll(isAsked).toBe(true);
});

test('a place of which another process has a part is left as a whole, while places that share the transaction are matched', async () => {
  const [first = 0, second = 0] = squaresAround(EDGE).toSorted((a, b) => a - b);
  const held = await holdSquares([first]);
  const [here, there] = [await dueAt(EDGE), await dueAt(CHATTOGRAM)];
  const slow = await holdRow(database.connectionString, 'select from rides where id = $1 for update', [
    there.ride,
  ]);
  const matching = matchRequests(core);
  const takenOf = async (square: number) => {
    const { rows } = await core.db.pool.query(
      `select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
      [MATCHING_LOCK, square],
    );
    return rows.length;
  };
  await expect.poll(() => takenOf(squaresAround(CHATTOGRAM)[0]!)).toBe(1);
  expect(await takenOf(second)).toBe(0);
  await slow.release();
  expect(await matching).toBe(false);
  await expect.poll(there.isAsked).toBe(true);
  expect(await here.isAsked()).toBe(false);
  await held.release();
  await expect.poll(here.isAsked).toBe(true);
});

test('a transaction that fails leaves other places matched, and its own for the next turn', async () => {
  const here = await waitingAt(GULSHAN);
  // Enough of them to have a transaction to themselves.
  const crowd = await Promise.all(Array.from({ length: 25 }, () => gathered(0, 3_600)));
  const there = await waitingAt(CHATTOGRAM);
  let cut = 0;
  const connect = () => {
    cut += 1;
    return cut === 1 ? Promise.reject(new Error('cut')) : core.db.pool.connect();
  };
  const pool = Object.create(core.db.pool, { connect: { value: connect } }) as typeof core.db.pool;
  const errors: unknown[] = [];
  const log = { ...core.log, error: (...words: unknown[]) => errors.push(words) };
  const wanted = [here.ride, ...crowd, there.ride];
  expect(await matchRequests({ ...core, db: { ...core.db, pool }, log }, wanted)).toBe(true);
  expect(errors).toMatchObject([[{ error: { message: 'cut' } }, 'could not match requests']]);
  expect([await here.isAsked(), await there.isAsked()]).toEqual([false, true]);
  await matchRequests(core, wanted);
  const all = await Promise.all([here.ride, ...crowd].map(asked));
  expect(all.flat()).toHaveLength(1);
});

test('a process that dies while it is matching leaves its place to others', async () => {
  await holdSquares(squaresAround(GULSHAN));
  const { ride, isAsked } = await dueAt(GULSHAN);
  expect(await matchRequests(core, [ride])).toBe(false);
  await core.db.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [MATCHING_LOCK, squaresAround(GULSHAN)[0]],
  );
  await expect.poll(isAsked).toBe(true);
});

test('who has no car left is asked for alone, wider, and why is kept', async () => {
  const near = await driverAt(0);
  const rides = await gatheredTogether(10, 20);
  const distant = await driverAt(5_000);
  await makeDue(rides);
  await tendRequests(core);
  await expect.poll(async () => (await Promise.all(rides.map(asked))).flat().length).toBe(2);
  const all = (await Promise.all(rides.map(asked))).flat().map(([driverId]) => driverId);
  expect(new Set(all)).toEqual(new Set([near.userId, distant.userId]));
  const { rows } = await core.db.pool.query(
    `select data -> 'why' as why from ride_events where ride_id = any ($1) and type = 'ride.offered'`,
    [rides],
  );
  expect(rows.map(({ why }) => why.together).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('however many ask from one place, each has a driver of its own while there are enough', async () => {
  const drivers = await Promise.all(Array.from({ length: 30 }, (_, i) => driverAt(i)));
  const rides = await Promise.all(drivers.map(() => gathered(0, 3_600)));
  await makeDue(rides);
  await matchRequests(core);
  const first = async () => {
    const offers = (await Promise.all(rides.map(asked))).flat();
    return new Set(offers.flatMap(([driverId, wave]) => (wave === 1 ? [driverId] : [])));
  };
  await expect.poll(first).toEqual(new Set(drivers.map(({ userId }) => userId)));
});

test('a ride given back goes to somebody else at once, not to who gave it back', async () => {
  const [near, next] = [await driverAt(0), await driverAt(300)];
  const ride = await requestRide(core, await makeActor(core.db, 'rider'), request());
  await acceptRide(core, near, { rideId: ride.id });
  await declineRide(core, near, { rideId: ride.id });
  await expect.poll(() => asked(ride.id)).toEqual([[next.userId, 1]]);
});

test('who becomes free is not asked for what waits to be matched, but for what nobody is asked for', async () => {
  const waits = await gathered(0, 60);
  const open = await gathered(0, 60, 1);
  const driver = await makeActor(core.db, 'driver', { available: false });
  core.hub.join(driverTopic(driver.userId), { view: () => undefined, push: () => {}, reread: () => {} });
  await setAvailability(core, driver, { available: true });
  await expect.poll(() => asked(open)).toEqual([[driver.userId, 0]]);
  expect(await asked(waits)).toEqual([]);
});

test('who comes online is asked at once for what nobody near was found for, alone, and its wave goes on', async () => {
  const waits = await gathered(0, 60, 1);
  const [far, further] = [await driverAt(7_000), await driverAt(7_500)];
  for (const { userId } of [far, further]) {
    core.drivers.setAvailable(userId, false);
    core.positions.report(userId, [{ ...east(7_000), at: Date.now() }], Date.now());
    core.hub.join(driverTopic(userId), { view: () => undefined, push: () => {}, reread: () => {} });
  }
  await core.db.pool.query('update drivers set available = false');
  await setAvailability(core, far, { available: true });
  await expect.poll(() => asked(waits)).toEqual([[far.userId, 0]]);
  await setAvailability(core, further, { available: true });
  const { rows } = await core.db.pool.query('select wave from rides where id = $1', [waits]);
  expect(rows).toEqual([{ wave: 1 }]);
  expect(await asked(waits)).toEqual([[far.userId, 0]]);
});

test('a matcher that fails leaves nobody without somebody to ask', async () => {
  const near = await driverAt(0);
  const ride = await gathered(0);
  const matcher = {
    match: () => Promise.reject(new Error('broken')),
    fallbacks: 0,
    stop: () => Promise.resolve(),
  };
  await matchRequests({ ...core, matcher, log: { ...core.log, error: () => {} } });
  await tendRequests(core);
  await expect.poll(() => asked(ride)).toEqual([[near.userId, 1]]);
});

test('could the chosen driver not be asked after all, others are at once', async () => {
  const gone = await driverAt(0);
  const ride = await gathered(0);
  await core.db.pool.query('update drivers set available = false where id = $1', [gone.userId]);
  await matchRequests(core);
  core.drivers.setAvailable(gone.userId, false);
  const next = await driverAt(900);
  await expect.poll(async () => (await asked(ride))[0]?.[0]).toBe(next.userId);
});
