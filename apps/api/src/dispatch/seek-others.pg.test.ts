import { OfferAnswers } from '@ridewire/dispatch';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DriverIndex } from '../drivers/driver-index.ts';
import { LatestPositions } from '../drivers/latest-positions.ts';
import { EventHub } from '../live/event-hub.ts';
import type { RideEvent } from '../live/events.ts';
import type { RideImage } from '../live/images.ts';
import { driverTopic } from '../live/topics.ts';
import { makeActor } from '../testing/actors.ts';
import { putRide } from '../testing/put-ride.ts';
import { WaitingRides } from './waiting-rides.ts';
import { endCrossedOffers } from './end-crossed-offers.ts';
import { followNews } from './follow-events.ts';
import { seekOthers } from './seek-others.ts';

// No server runs beside these tests, so nothing else ends these offers.
const database = useTestDatabase();
let db: Db;
let deps: Parameters<typeof seekOthers>[0];
let karim: string;
/** The drivers whose screens read again, and how often what is due is matched. */
let reread: string[];
let matched: number;
/** Karim has the one, and was asked for the other. */
let takenId: string;
let otherId: string;
beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());
beforeEach(async () => {
  karim = (await makeActor(db, 'driver')).userId;
  reread = [];
  matched = 0;
  deps = {
    db,
    log: { info: () => {}, warn: () => {}, error: (...words: unknown[]) => console.error(...words) },
    hub: new EventHub(),
    drivers: new DriverIndex(),
    answers: new OfferAnswers(),
    matchSoon: () => {
      matched += 1;
      return Promise.resolve();
    },
  };
  deps.drivers.setAvailable(karim, true);
  deps.hub.join(driverTopic(karim), {
    ...{ view: () => undefined, push: () => {}, reread: () => reread.push(karim) },
  });
  takenId = (await putRide(db, { status: `'accepted'`, driver_id: `'${karim}'` })).id;
  otherId = (await putRide(db, { next_wave_at: `now() + interval '1 hour'` })).id;
});

const offer = (rideId: string, driverId = karim, leftSeconds: number | null = null) =>
  db.pool.query(
    `insert into ride_offers (ride_id, driver_id, wave, left_seconds, expires_at) values ($1, $2, 1, $3, now() + interval '1 minute')`,
    [rideId, driverId, leftSeconds],
  );
const stateOf = async (rideId = otherId) => {
  const { rows } = await db.pool.query(
    `select array(select driver_id from ride_offers where ride_id = $1 and ended_at is null) as asked,
      next_wave_at <= now() as "isDue" from rides where id = $1`,
    [rideId],
  );
  return rows[0] as { asked: string[]; isDue: boolean };
};
const ride = (id: string, driverId: string | null = null, nextDriverId: string | null = null) =>
  ({
    ...{ id, version: 3, status: driverId ? 'accepted' : 'requested' },
    driver: driverId && { id: driverId },
    next: nextDriverId && { driver: { id: nextDriverId } },
  }) as unknown as RideImage;
const hear = (event: Partial<RideEvent> & Pick<RideEvent, 'event' | 'ride'>, askedBefore: string[] = []) =>
  seekOthers(deps, event as RideEvent, askedBefore);
const has = (dropOff: { lat: number; lng: number } | null) =>
  deps.drivers.setRiding(karim, {
    ...{ rideId: takenId, riderId: 'nadia', isAboard: dropOff !== null, boardedAt: null, dropOff },
  });

describe('who takes a ride', () => {
  test.each([
    ['as told', () => [[otherId], []] as const],
    ['as this process knows', () => [null, [otherId]] as const],
  ])('leaves their other offers to others, %s', async (_how, facts) => {
    const [alsoAsked, askedBefore] = facts();
    await offer(otherId);
    hear({ event: 'ride.accepted', ride: ride(takenId, karim), alsoAsked: alsoAsked && [...alsoAsked] }, [
      ...askedBefore,
    ]);
    await expect.poll(() => matched).toBe(1);
    expect(await stateOf()).toEqual({ asked: [], isDue: true });
    // Their screen hears of the ride, and knows what that ends.
    expect(reread).toEqual([]);
  });

  test('as their next one leaves them too', async () => {
    await db.pool.query(
      `update rides set next_driver_id = $2, next_pickup_at = now(), next_until = now() where id = $1`,
      [(await putRide(db)).id, karim],
    );
    await offer(otherId, karim, 60);
    hear({ event: 'ride.reserved', ride: ride(takenId, null, karim), alsoAsked: [otherId] });
    await expect.poll(() => matched).toBe(1);
    expect(await stateOf()).toEqual({ asked: [], isDue: true });
  });

  test('leaves the ride itself alone, and hurries nothing where they had no other offer', async () => {
    hear({ event: 'ride.accepted', ride: ride(takenId, karim), alsoAsked: [takenId] });
    hear({ event: 'ride.accepted', ride: ride(takenId, karim), alsoAsked: null });
    await new Promise(setImmediate);
    expect(matched).toBe(0);
  });
});

describe('an offer that is made to a driver', () => {
  const offered = (leftSeconds?: number) =>
    hear({
      event: 'ride.offered',
      ride: ride(otherId),
      offers: [{ driverId: karim, meters: 10, ...(leftSeconds && { leftSeconds }) }],
    });

  test('who has a ride by then ends, and their screen reads again', async () => {
    has(null);
    await offer(otherId);
    deps.answers.ask(otherId, [{ driverId: karim }], performance.now());
    offered();
    await expect.poll(() => matched).toBe(1);
    expect(await stateOf()).toEqual({ asked: [], isDue: true });
    expect(reread).toEqual([karim]);
    expect(deps.answers.isAnswering(karim, performance.now())).toBe(false);
  });

  test('who has a next ride by then ends too', async () => {
    deps.drivers.setNext(karim, takenId);
    await offer(otherId);
    offered();
    await expect.poll(() => matched).toBe(1);
    expect(reread).toEqual([karim]);
  });

  test.each<[string, () => void, number | undefined, boolean]>([
    ['who is free', () => {}, undefined, false],
    ['for after a ride that soon ends', () => has({ lat: 23.8, lng: 90.4 }), 60, false],
    ['as to a free one, with a ride that soon ends', () => has({ lat: 23.8, lng: 90.4 }), undefined, true],
    ['for after a ride whose end is not known', () => has(null), 60, true],
  ])('%s is looked at only where they can’t have it', async (_whom, know, leftSeconds, isLookedAt) => {
    know();
    offered(leftSeconds);
    await new Promise(setImmediate);
    if (isLookedAt) await expect.poll(() => matched).toBe(1);
    else expect(matched).toBe(0);
  });
});

test('only the offers of that driver end, and only for these rides', async () => {
  const rina = (await makeActor(db, 'driver')).userId;
  await putRide(db, { status: `'accepted'`, driver_id: `'${rina}'` });
  const { id: thirdId } = await putRide(db);
  for (const driverId of [karim, rina]) await offer(otherId, driverId);
  await offer(thirdId);
  await endCrossedOffers(db, karim, [otherId]);
  expect((await stateOf()).asked).toEqual([rina]);
  expect((await stateOf(thirdId)).asked).toEqual([karim]);
});

test('a ride that waits for its driver begins with the news that the one before is over', async () => {
  await db.pool.query(`update rides set status = 'completed', completed_at = now() where id = $1`, [takenId]);
  await db.pool.query(
    `update rides set next_driver_id = $2, next_pickup_at = now(), next_until = now() where id = $1`,
    [otherId, karim],
  );
  const begun: unknown[] = [];
  const all = {
    ...deps,
    positions: new LatestPositions(),
    waiting: new WaitingRides(),
    changeRide: (_change: unknown, input: unknown) => {
      begun.push(input);
      return Promise.resolve(undefined);
    },
  } as unknown as Parameters<typeof followNews>[0];
  const tell = (event: object) => followNews(all, event as RideEvent, []);
  const over = { event: 'ride.completed', ride: { ...ride(takenId, karim), status: 'completed' } };
  tell(over);
  expect(begun).toEqual([]);
  all.drivers.setNext(karim, otherId);
  tell({ ...over, event: 'ride.picked_up', ride: ride(takenId, karim) });
  tell(over);
  await expect.poll(() => begun).toEqual([{ rideId: otherId, actorId: karim }]);
  tell({ event: 'driver.changed', driver: { id: karim, available: true } });
  await expect.poll(() => begun).toHaveLength(2);
});
