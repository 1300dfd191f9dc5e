import { DriverDays, OfferAnswers } from '@ridewire/dispatch';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '../core/log.ts';
import { DriverIndex } from '../drivers/driver-index.ts';
import { LatestPositions } from '../drivers/latest-positions.ts';
import { RiderCancellations } from '../rides/rider-cancellations.ts';
import { makeActor } from '../testing/actors.ts';
import { GULSHAN } from '../testing/places.ts';
import { putRide } from '../testing/put-ride.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { NO_QUEUES } from '../testing/no-queues.ts';
import { feedIndex } from './feed-index.ts';
import { WaitingRides } from './waiting-rides.ts';

// No server runs beside these tests: what the index holds was read from the database.
const database = useTestDatabase();
let db: Db;
let index: ReturnType<typeof open>;
let karim: string;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.pool.query('delete from rides');
  await db.pool.query('update drivers set available = false');
  karim = (await makeActor(db, 'driver')).userId;
  index = open();
});

const open = () => {
  const memory = {
    drivers: new DriverIndex(),
    waiting: new WaitingRides(),
    cancellations: new RiderCancellations(),
    wishes: new PairWishes(),
    answers: new OfferAnswers(),
    days: new DriverDays(),
    queues: NO_QUEUES,
    positions: new LatestPositions(),
  };
  return { ...memory, ...feedIndex({ db, log, ...memory }) };
};
const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
const set = (what: string) => db.pool.query(`update drivers set ${what} where id = $1`, [karim]);
const CAR = { id: 'standard', vehicleKind: 'car', leastClass: 1, seats: 4 } as const;
const nearest = () =>
  index.drivers
    .nearest(GULSHAN, { limit: 5, radiusMeters: 3_000, includesUnplaced: false })
    .map(({ driverId }) => driverId);

test('of a wish holds what the database says, also where an older event comes after a newer one', async () => {
  const { userId: nadia } = await makeActor(db, 'rider');
  const said = { riderId: nadia, driverId: karim, saidBy: 'rider' as const };
  const isAvoided = () => index.wishes.isAvoided(nadia, karim);
  await db.pool.query(
    `insert into pair_wishes (rider_id, driver_id, said_by, kind) values ($1, $2, 'rider', 'avoided')`,
    [nadia, karim],
  );
  // Taking it back came before.
  index.take({ event: 'wish.changed', ...said, kind: null }, true);
  await expect.poll(isAvoided).toBe(true);
  // A reading takes longer, and repeats the event.
  const loading = index.load();
  index.take({ event: 'wish.changed', ...said, kind: null }, true);
  await loading;
  await expect.poll(isAvoided).toBe(true);
});

describe('after a reading, a driver', () => {
  test('who is free is idle, has no ride and no next one, and takes what their vehicle serves', async () => {
    await index.load();
    expect(index.drivers.isIdle(karim)).toBe(true);
    expect(index.drivers.ridingOf(karim)).toBeNull();
    expect(index.drivers.nextOf(karim)).toBeNull();
    expect(index.drivers.takes(karim, CAR)).toBe(true);
    expect(index.drivers.wantsAutoAccept(karim)).toBe(false);
    expect(index.drivers.isCooling(karim)).toBe(false);
  });

  test('who is offline is nobody to ask', async () => {
    await set('available = false');
    await index.load();
    expect(index.drivers.isIdle(karim)).toBe(false);
  });

  test.each([
    ['silent', 'silent_since = now()', () => [index.drivers.isSilent(karim), index.drivers.isPaused(karim)]],
    ['paused', 'paused_since = now()', () => [index.drivers.isPaused(karim), index.drivers.isSilent(karim)]],
  ])('who is %s is not idle', async (_what, change, isAway) => {
    await set(change);
    await index.load();
    expect(isAway()).toEqual([true, false]);
    expect(index.drivers.isIdle(karim)).toBe(false);
  });

  test('who declined too much cools down until the same moment', async () => {
    await set(`cooling_until = now() + interval '5 minutes', cooling_why = 'row'`);
    await index.load();
    expect(index.drivers.isCooling(karim)).toBe(true);
    expect(index.drivers.isCooling(karim, Date.now() + 360_000)).toBe(false);
  });

  test('takes what they chose to take', async () => {
    await set(`auto_accept = true, declined_types = '{standard}'`);
    await index.load();
    expect(index.drivers.wantsAutoAccept(karim)).toBe(true);
    expect(index.drivers.takes(karim, CAR)).toBe(false);
    expect(index.drivers.takes(karim, { ...CAR, id: 'xl' })).toBe(true);
  });

  test('is where they were last', async () => {
    await set(`last_lat = ${GULSHAN.lat}, last_lng = ${GULSHAN.lng}, last_position_at = now()`);
    await index.load();
    expect(index.positions.get(karim)).toMatchObject({ lat: GULSHAN.lat, lng: GULSHAN.lng });
    expect(nearest()).toEqual([karim]);
  });

  test('is where this process knows them to be, where the database has nothing newer', async () => {
    index.positions.learn({ driverId: karim, ...GULSHAN, bearing: null, at: Date.now() });
    await set(`last_lat = 10, last_lng = 10, last_position_at = now() - interval '1 minute'`);
    await index.load();
    expect(nearest()).toEqual([karim]);
  });

  test.each([
    ['accepted', { isAboard: false, boardedAt: null, dropOff: null }],
    ['picked_up', { isAboard: true, boardedAt: expect.any(Number) as number, dropOff: null }],
    [
      'in_transit',
      { isAboard: true, boardedAt: null, dropOff: expect.objectContaining({ lat: 23.8433 }) as object },
    ],
  ])('has their ride as it is: %s', async (status, expected) => {
    const { id: rideId, riderId } = await putRide(db, {
      status: `'${status}'`,
      driver_id: `'${karim}'`,
      picked_up_at: 'now()',
    });
    await index.load();
    expect(index.drivers.ridingOf(karim)).toEqual({ rideId, riderId, ...expected });
    expect(index.drivers.isIdle(karim)).toBe(false);
  });

  test('has the ride that waits for them', async () => {
    const { id } = await putRide(db, {
      ...{ next_driver_id: `'${karim}'`, next_pickup_at: 'now()', next_until: 'now()' },
    });
    await index.load();
    expect(index.drivers.nextOf(karim)).toBe(id);
  });

  test('is kept apart from the riders they avoid', async () => {
    const { userId: riderId } = await makeActor(db, 'rider');
    await db.pool.query(
      `insert into pair_wishes (rider_id, driver_id, said_by, kind) values ($1, $2, 'driver', 'avoided')`,
      [riderId, karim],
    );
    await index.load();
    expect(index.wishes.isAvoided(riderId, karim)).toBe(true);
  });
});

test('the rides that wait longest in the database come first', async () => {
  const ago = (seconds: number) => ({ requested_at: `now() - interval '${seconds} seconds'` });
  const [second, first] = [await putRide(db, ago(30)), await putRide(db, ago(90))];
  await index.load();
  const waiting = index.waiting.nearest(undefined, { limit: 5, radiusMeters: 1 }, () => true);
  expect(waiting.map(({ rideId }) => rideId)).toEqual([first.id, second.id]);
});

test('what is over by the next reading is gone from all of it', async () => {
  const { id, riderId } = await putRide(db);
  await db.pool.query(
    `insert into pair_wishes (rider_id, driver_id, said_by, kind) values ($1, $2, 'driver', 'avoided')`,
    [riderId, karim],
  );
  await index.load();
  expect([index.waiting.size, index.drivers.isIdle(karim)]).toEqual([1, true]);
  await db.pool.query('delete from pair_wishes');
  await db.pool.query('delete from rides where id = $1', [id]);
  await set('available = false');
  await index.load();
  expect([index.waiting.size, index.drivers.isIdle(karim)]).toEqual([0, false]);
  expect(index.wishes.isAvoided(riderId, karim)).toBe(false);
});

test('calls during a reading cause one more, which all wait for; after it the next reads again', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const countQueries = async (load: () => Promise<unknown>) => {
    query.mockClear();
    await load();
    return query.mock.calls.length;
  };
  await index.load();
  const once = await countQueries(() => index.load());
  expect(once).toBeGreaterThan(3);
  expect(await countQueries(() => Promise.all([index.load(), index.load(), index.load()]))).toBe(2 * once);
  expect(await countQueries(() => index.load())).toBe(once);
});

test('an event during a reading is applied again after it, one before or after it once', async () => {
  const learn = vi.spyOn(index.wishes, 'learn');
  const wish = {
    ...{ event: 'wish.changed', riderId: 'r', driverId: 'd', saidBy: 'rider', kind: 'avoided' },
  } as unknown as Parameters<typeof index.take>[0];
  index.take(wish, true);
  expect(learn).toHaveBeenCalledTimes(1);
  const loading = index.load();
  index.take(wish, true);
  await loading;
  expect(learn).toHaveBeenCalledTimes(3);
  await index.load();
  expect(learn).toHaveBeenCalledTimes(3);
});
