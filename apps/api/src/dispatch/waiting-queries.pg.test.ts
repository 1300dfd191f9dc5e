import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { putRide } from '../testing/put-ride.ts';
import { tendRequests } from './tend-requests.ts';
import { listDuePickups, listDueRides, listWaitingRides } from './waiting-queries.ts';

// No server runs beside these tests: what is due stays due until they have looked.
const database = useTestDatabase();
let db: Db;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());
beforeEach(() => db.pool.query('delete from rides'));

interface Waiting {
  requested?: string;
  due?: string;
  scheduled?: string;
}

/** A request of so long ago; its next wave is due since a second, unless said. All times are SQL. */
const wait = async ({ requested = 'now()', due = ago(1), scheduled = 'null' }: Waiting = {}) =>
  (await putRide(db, { requested_at: requested, next_wave_at: due, scheduled_for: scheduled })).id;
const ago = (seconds: number) => `now() - interval '${seconds} seconds'`;
const idsOf = (rides: readonly { id: string }[]) => rides.map(({ id }) => id);
const set = (rideId: string, what: string) =>
  db.pool.query(`update rides set ${what} where id = $1`, [rideId]);

/** An offer that ran out so many seconds ago. */
async function offer(rideId: string, expiredAgo: number, what: string): Promise<string> {
  const { userId } = await makeActor(db, 'driver');
  const [declined, ended, lapsed] = ['declined', 'ended', 'lapsed'].map((word) => what.includes(word));
  await db.pool.query(
    `insert into ride_offers (ride_id, driver_id, wave, expires_at, declined_at, ended_at, lapsed)
      values ($1, $2, 1, ${ago(expiredAgo)}, $3, $4, $5)`,
    [rideId, userId, declined ? new Date() : null, ended ? new Date() : null, lapsed],
  );
  return userId;
}
const dueRide = async (rideId: string) => {
  const ride = (await listDueRides(db, 10)).find(({ id }) => id === rideId);
  if (!ride) throw new Error('It is not due.');
  return ride;
};

describe('which drivers are not asked now', () => {
  test.each([
    ['who has an open offer', -10, '', true],
    ['who was asked and didn’t answer, before that is counted', 5, '', false],
    ['who declined, however long ago', 10_000, 'declined', true],
    ['whose offer ended before its time', -10, 'ended', false],
    ['who let it run out a moment ago', 100, 'lapsed', true],
    ['who let it run out longer ago than their rest', 130, 'lapsed', false],
    ['who let it run out, and whose offer ended since', 100, 'lapsed, ended', false],
  ])('%s (%d s ago): %s', async (_who, expiredAgo, what, isNotNow) => {
    const [rideId, other] = [await wait(), await wait()];
    const driverId = await offer(rideId, expiredAgo, what);
    expect((await dueRide(rideId)).notNow).toEqual(isNotNow ? [driverId] : []);
    expect((await dueRide(other)).notNow).toEqual([]);
  });
});

describe('which drivers are asked again only once no one else is left', () => {
  test.each([
    ['who let it run out longer ago than their rest', 130, 'lapsed', true],
    ['who let it run out a moment ago', 100, 'lapsed', false],
    ['whose offer ran out without being counted', 130, '', false],
    ['who declined it afterwards', 130, 'lapsed, declined', false],
  ])('%s (%d s ago): %s', async (_who, expiredAgo, what, isIgnored) => {
    const [rideId, other] = [await wait(), await wait()];
    const driverId = await offer(rideId, expiredAgo, what);
    expect((await dueRide(rideId)).ignored).toEqual(isIgnored ? [driverId] : []);
    expect((await dueRide(other)).ignored).toEqual([]);
  });
});

describe('however many requests are due in one place', () => {
  /** One turn: which requests it ends, and whether it has the others matched. */
  async function turn() {
    const ended: string[] = [];
    let isMatched = false;
    await tendRequests({
      db,
      timeZone: 'Asia/Dhaka',
      log: { info: () => {}, warn: () => {}, error: () => {} },
      queues: { zones: () => [] },
      matchSoon: () => {
        isMatched = true;
        return Promise.resolve();
      },
      changeRide: (_change, input) => {
        ended.push((input as { rideId: string }).rideId);
        return Promise.resolve(undefined);
      },
    });
    return { ended, isMatched };
  }
  const waitMany = (many: Waiting) => Promise.all(Array.from({ length: 101 }, () => wait(many)));

  test('those without time left don’t keep one elsewhere from being matched', async () => {
    const over = await waitMany({ requested: ago(600), due: ago(60) });
    await wait();
    const { ended, isMatched } = await turn();
    expect(isMatched).toBe(true);
    expect(ended.toSorted()).toEqual(over.toSorted());
  });

  test('those that wait to be matched don’t keep one elsewhere from ending', async () => {
    await waitMany({ due: ago(60) });
    const over = await wait({ requested: ago(600) });
    expect(await turn()).toEqual({ ended: [over], isMatched: true });
  });

  test('one whose next wave isn’t due yet doesn’t end', async () => {
    await wait({ requested: ago(600), due: ago(-60) });
    expect(await turn()).toEqual({ ended: [], isMatched: false });
  });

  test('where all are over, nothing is matched', async () => {
    const over = await wait({ requested: ago(600) });
    expect(await turn()).toEqual({ ended: [over], isMatched: false });
  });
});

describe('which requests are due', () => {
  test('those whose wave is due, longest due first, and no more than asked for', async () => {
    const [second, first, third] = [
      await wait({ due: ago(5) }),
      await wait({ due: ago(9) }),
      await wait({ due: ago(1) }),
    ];
    await wait({ due: `now() + interval '1 hour'` });
    await wait({ due: 'null' });
    expect(idsOf(await listDueRides(db, 10))).toEqual([first, second, third]);
    expect(idsOf(await listDueRides(db, 2))).toEqual([first, second]);
  });

  test('others that are named, which are told from those that are due', async () => {
    const [due, named] = [await wait(), await wait({ due: `now() + interval '1 hour'` })];
    await wait({ due: `now() + interval '2 hours'` });
    const found = await listDueRides(db, 10, [named]);
    expect(found.map(({ id, isDue }) => [id, isDue])).toEqual([
      [due, true],
      [named, false],
    ]);
  });

  test('only those among some, named or due, when asked so; and where all of them begin', async () => {
    const [due, other] = [await wait({ due: ago(5) }), await wait()];
    const named = await wait({ due: `now() + interval '1 hour'` });
    expect(idsOf(await listDueRides(db, 10, [named], [due]))).toEqual([due]);
    expect(idsOf(await listDueRides(db, 10, [named], [named]))).toEqual([named]);
    expect(await listDueRides(db, 10, [], [named])).toEqual([]);
    await set(due, 'pickup_lat = 22.35, pickup_lng = 91.8');
    const pickups = await listDuePickups(db, 10, [named]);
    expect(idsOf(pickups)).toEqual([due, other, named]);
    expect(pickups[0]).toEqual({ id: due, pickup: { lat: 22.35, lng: 91.8 } });
  });

  test.each([
    ['deleted', 'deleted_at = now()'],
    ['over', `status = 'canceled', canceled_by = 'rider'`],
  ])('none that is %s, named or not', async (_what, change) => {
    const rideId = await wait();
    await set(rideId, change);
    expect(await listDueRides(db, 10, [rideId])).toEqual([]);
    expect(await listWaitingRides(db)).toEqual([]);
  });

  test('none that a driver takes next, named or not', async () => {
    const rideId = await wait();
    const { userId } = await makeActor(db, 'driver');
    await set(rideId, `next_driver_id = '${userId}', next_pickup_at = now(), next_until = now()`);
    expect(await listDueRides(db, 10, [rideId])).toEqual([]);
    expect(await listWaitingRides(db)).toEqual([]);
  });
});

describe('when a request is over', () => {
  const log = (rideId: string, type: string, at: string, version: number) =>
    db.pool.query(
      `insert into ride_events (ride_id, version, type, from_status, to_status, at) values ($1, $2, $3, 'requested', 'requested', ${at})`,
      [rideId, version, type],
    );
  const isOver = async (rideId: string) => (await dueRide(rideId)).expired;

  test('four minutes after it was made, or after the time it was scheduled for', async () => {
    expect(await isOver(await wait({ requested: ago(230) }))).toBe(false);
    expect(await isOver(await wait({ requested: ago(250) }))).toBe(true);
    expect(await isOver(await wait({ requested: ago(900), scheduled: ago(230) }))).toBe(false);
    expect(await isOver(await wait({ requested: ago(900), scheduled: ago(250) }))).toBe(true);
  });

  test.each(['ride.released', 'ride.reassigned', 'ride.replaced', 'ride.unreserved'])(
    'it has its time again after the last %s',
    async (type) => {
      const [rideId, other] = [await wait({ requested: ago(900) }), await wait({ requested: ago(900) })];
      await log(rideId, type, ago(800), 2);
      expect(await isOver(rideId)).toBe(true);
      await log(rideId, type, ago(100), 3);
      expect(await isOver(rideId)).toBe(false);
      expect(await isOver(other)).toBe(true);
    },
  );

  test('it has its time again when another type is first chosen, and not after that', async () => {
    const rideId = await wait({ requested: ago(900) });
    await log(rideId, 'ride.retyped', ago(100), 2);
    expect(await isOver(rideId)).toBe(false);
    const other = await wait({ requested: ago(900) });
    await log(other, 'ride.retyped', ago(800), 2);
    await log(other, 'ride.retyped', ago(100), 3);
    expect(await isOver(other)).toBe(true);
  });

  test('other news changes nothing', async () => {
    const rideId = await wait({ requested: ago(900) });
    await log(rideId, 'ride.offered', ago(100), 2);
    expect(await isOver(rideId)).toBe(true);
  });
});

test('it waits since it was made, or since it is urgent, and never less than no time', async () => {
  const waited = async (ride: Waiting) => Math.round((await dueRide(await wait(ride))).waitedSeconds);
  expect(await waited({ requested: ago(30) })).toBeCloseTo(30, -1);
  expect(await waited({ requested: ago(600), scheduled: `now() + interval '1 minute'` })).toBeCloseTo(
    240,
    -1,
  );
  expect(await waited({ requested: ago(600), scheduled: `now() + interval '1 hour'` })).toBe(0);
});

test('all that wait are listed, the longest waiting first, whether or not a wave is due', async () => {
  const [second, first, third] = [
    await wait({ requested: ago(50) }),
    await wait({ requested: ago(90), due: 'null' }),
    await wait({ requested: ago(10), due: `now() + interval '1 hour'` }),
  ];
  expect(idsOf(await listWaitingRides(db))).toEqual([first, second, third]);
});

test('a scheduled ride says how much time is left, and any other that none is', async () => {
  const [scheduled, now] = [await wait({ scheduled: ago(-600) }), await wait()];
  const { leftSeconds } = await dueRide(scheduled);
  expect(leftSeconds).toBeGreaterThan(500);
  expect(leftSeconds).toBeLessThanOrEqual(600);
  expect((await dueRide(now)).leftSeconds).toBe(0);
});

test('those that are due, or were requested, at the same moment come in the order of their ids', async () => {
  const moment = `timestamptz '2026-11-30T08:00:00Z'`;
  const rides: string[] = [];
  for (let n = 0; n < 4; n += 1) rides.push(await wait({ requested: moment }));
  // Else the database gives them as they were written last.
  for (const rideId of rides.toReversed()) await set(rideId, `next_wave_at = ${moment}`);
  expect(idsOf(await listDueRides(db, 10))).toEqual(rides);
  expect(idsOf(await listDuePickups(db, 2, []))).toEqual(rides.slice(0, 2));
  expect(idsOf(await listWaitingRides(db))).toEqual(rides);
});
