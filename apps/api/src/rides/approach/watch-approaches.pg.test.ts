import { STANDING_MS } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RETURN_MS } from '../../drivers/presence-limits.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { arrive } from './arrive.ts';
import { assureRide } from './assure-ride.ts';
import { listOffers } from '../reads/offer-queries.ts';
import { replaceDriver, lookAfterApproaches, watchApproaches } from './watch-approaches.ts';
import { requestRide } from '../request-ride.ts';
import { findDriverRide, findRideImage } from '../reads/ride-queries.ts';
import { getRideStory } from '../desk/ride-story-queries.ts';
import type { RunningServices } from '../../server/start-services.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { encodeLine } from '@ridewire/streets';
import { GULSHAN, request } from '../../testing/places.ts';
import { startTestCore } from '../../testing/start-test-core.ts';
import { useTestCore } from '../../testing/use-test-core.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let karim: TestActor;
let rideId: string;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  await core.db.pool.query(
    `update rides set status = 'canceled', canceled_by = 'system' where status not in ('completed', 'canceled')`,
  );
  karim = await makeActor(core.db, 'driver');
  ({ id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request()));
  await acceptRide(core, karim, { rideId });
});

let placed = 0;
/** Puts the driver this many degrees of latitude from the pickup, at any distance from before: 0.01 are about 1.1 km. */
const stand = (degrees: number, { userId } = karim) =>
  core.positions.learn({
    driverId: userId,
    lat: GULSHAN.lat + degrees,
    lng: GULSHAN.lng,
    bearing: null,
    at: Date.now() - 10_000 + (placed += 1),
  });
const letPass = (ms: number) =>
  core.db.pool.query(
    `update rides set approach_at = approach_at - $2 * interval '1 millisecond',
      asked_until = asked_until - $2 * interval '1 millisecond' where id = $1`,
    [rideId, ms],
  );
const look = (...cores: RunningServices[]) =>
  Promise.all([core, ...cores].map((each) => lookAfterApproaches(each)));
/** Comes no nearer for so long that it is asked. */
async function stall() {
  stand(0.02);
  await letPass(40_000);
  await look();
  await letPass(STANDING_MS);
  await look();
}
const events = async () => (await getRideStory(core.db, rideId)).events.map(({ type }) => type).slice(2);
const image = async () => findRideImage(core.db, rideId);
const assure = (actor = karim) => assureRide(core, actor, { rideId });

describe('a driver who comes no nearer', () => {
  test('is asked once, however many look', async () => {
    const other = await startTestCore(database.connectionString);
    stand(0.02);
    other.positions.learn(core.positions.get(karim.userId)!);
    await letPass(STANDING_MS);
    await look(core, other, other);
    await look(other);
    expect(await events()).toEqual(['ride.stalled']);
    const ride = await findDriverRide(core.db, karim.userId);
    const leftMs = Date.parse(ride?.asked?.until ?? '') - Date.now();
    expect(leftMs).toBeGreaterThan(60_000);
    expect(leftMs).toBeLessThanOrEqual(90_000);
    await other.stop();
  });

  test('is replaced once where no answer comes, by whichever process lives on', async () => {
    await stall();
    await letPass(89_000);
    await look(core);
    expect(await events()).toEqual(['ride.stalled']);
    const other = await startTestCore(database.connectionString);
    await letPass(2_000);
    await look(core, other, other);
    await other.stop();
    expect((await events()).slice(0, 2)).toEqual(['ride.stalled', 'ride.replaced']);
    expect(await image()).toMatchObject({ status: 'requested', driver: null, asked: null });
    expect(await listOffers(core.db, karim.userId)).toEqual([]);
    await expect(acceptRide(core, karim, { rideId })).rejects.toMatchObject({ code: 'RIDE_DECLINED' });
    const { offers } = await getRideStory(core.db, rideId);
    expect(offers).toMatchObject([{ driver: { id: karim.userId }, fate: 'replaced' }]);
    // It counts as given back.
    const { rows } = await core.db.pool.query(
      'select cardinality(recent_declines) as declines from drivers where id = $1',
      [karim.userId],
    );
    expect(rows).toEqual([{ declines: 1 }]);
  });

  test('is left alone once they come on', async () => {
    await stall();
    stand(0.015);
    await look(core);
    expect(await events()).toEqual(['ride.stalled', 'ride.resumed']);
    expect(await image()).toMatchObject({ status: 'accepted', asked: null });
    stand(0.01);
    await letPass(STANDING_MS);
    await look();
    stand(0.001);
    await letPass(60 * STANDING_MS);
    await look();
    await letPass(60 * STANDING_MS);
    await look();
    expect(await events()).toEqual(['ride.stalled', 'ride.resumed']);
  });

  test('whose phone sleeps has longer', async () => {
    await letPass(2 * STANDING_MS);
    await look();
    expect(await events()).toEqual([]);
    await letPass(20 * 60_000);
    await look();
    expect(await events()).toEqual(['ride.stalled']);
  });
});

describe('while a street is closed on the way', () => {
  const lookWith = (seconds: number) =>
    lookAfterApproaches({
      ...core,
      ways: { findDrives: () => Promise.resolve([{ seconds, meters: 3_000 }]) },
    });
  const ON_WAY = { ...GULSHAN, lat: GULSHAN.lat + 0.01 };
  const close = async ({ lat, lng }: typeof ON_WAY = ON_WAY) => {
    await core.db.pool.query('delete from street_changes');
    const line = encodeLine([
      { lat, lng },
      { lat: lat + 0.001, lng },
    ]);
    await core.db.pool.query(
      `insert into street_changes (id, reason, stretches, begins_at, made_by)
       values (gen_random_uuid(), 'March', $2, clock_timestamp(), $1)`,
      [(await makeActor(core.db, 'admin')).userId, JSON.stringify([{ line, name: null, direction: 'both' }])],
    );
  };
  const allPasses = async (ms: number) => {
    await letPass(ms);
    await core.db.pool.query(
      `update street_changes set begins_at = begins_at - $1 * interval '1 millisecond'`,
      [ms],
    );
  };
  const kept = async () => {
    const { rows } = await core.db.pool.query<{ seconds: number; at: Date }>(
      'select approach_seconds as seconds, approach_at as at from rides where id = $1',
      [rideId],
    );
    return rows[0];
  };
  /** 200 seconds away, and coming. */
  async function drive() {
    stand(0.02);
    await letPass(70_000);
    await lookWith(200);
    expect(await kept()).toMatchObject({ seconds: 200 });
  }
  afterEach(() => core.db.pool.query('delete from street_changes'));

  test('the detour is measured from where it begins, once', async () => {
    await drive();
    await close();
    await lookWith(500);
    const begun = await kept();
    expect(begun).toMatchObject({ seconds: 500 });
    await Promise.all([lookWith(500), lookWith(500)]);
    expect(await kept()).toEqual(begun);
    // Further by line and slower than it ever was before the closing, but on its way.
    for (const seconds of [450, 400, 350]) {
      stand(0.025);
      await allPasses(STANDING_MS - 1_000);
      await lookWith(seconds);
    }
    expect(await events()).toEqual([]);
    await allPasses(STANDING_MS);
    await lookWith(350);
    expect(await events()).toEqual(['ride.stalled']);
  });

  test('nothing begins anew where it is far from the way, or leads nobody round', async () => {
    await drive();
    const before = await kept();
    await close({ ...GULSHAN, lat: GULSHAN.lat + 0.2 });
    await lookWith(500);
    expect(await kept()).toEqual(before);
    await close();
    await lookWith(200);
    expect(await kept()).toEqual(before);
    await lookWith(500);
    expect(await kept()).toMatchObject({ seconds: 500 });
  });

  test('a question from before is taken back', async () => {
    await drive();
    await letPass(STANDING_MS);
    await lookWith(200);
    expect(await events()).toEqual(['ride.stalled']);
    await close();
    await lookWith(500);
    expect(await events()).toEqual(['ride.stalled', 'ride.resumed']);
  });
});

describe('who says that they are on the way', () => {
  test('keeps the ride twice', async () => {
    await stall();
    for (const isLast of [false, true]) {
      expect(await findDriverRide(core.db, karim.userId)).toMatchObject({ asked: { isLast } });
      expect(await assure()).toMatchObject({ status: 'accepted', asked: null });
      await expect(assure()).rejects.toMatchObject({ code: 'ALREADY_DONE' });
      stand(0.02);
      await letPass(4 * 60_000);
      await look();
    }
    const said = ['ride.stalled', 'ride.assured'];
    expect((await events()).slice(0, 5)).toEqual([...said, ...said, 'ride.replaced']);
  });

  test('must be its driver, and before it is another’s', async () => {
    await stall();
    const other = await makeActor(core.db, 'driver');
    await expect(assure(other)).rejects.toMatchObject({ code: 'RIDE_NOT_FOUND' });
    await letPass(91_000);
    await look();
    await expect(assure()).rejects.toMatchObject({ code: 'RIDE_NOT_FOUND' });
  });

  test('too late by the clock, but before anybody looked, still keeps it; and so does who picks up', async () => {
    await stall();
    await letPass(91_000);
    const seen = await image();
    const replace = () => replaceDriver(core, { rideId, driverId: karim.userId, seenVersion: seen!.version });
    await assure();
    await replace();
    expect(await image()).toMatchObject({ status: 'accepted' });
    await stall();
    await advanceRide(core, karim, { rideId, to: 'picked_up' });
    await letPass(91_000);
    await Promise.all([replace(), look()]);
    expect(await image()).toMatchObject({ status: 'picked_up', driver: { id: karim.userId } });
  });
});

test('after a start nobody is judged before they could be heard of again', async () => {
  stand(0.02);
  await letPass(10 * STANDING_MS);
  let nowMs = 0;
  const { look: lookIn, restAfterGap } = watchApproaches(core, () => nowMs);
  const lookAt = async (ms: number) => {
    for (; nowMs < ms; nowMs = Math.min(ms, nowMs + 30_000)) await lookIn();
    await lookIn();
    return events();
  };
  expect(await lookAt(RETURN_MS - 1)).toEqual([]);
  restAfterGap();
  expect(await lookAt(2 * RETURN_MS - 2)).toEqual([]);
  expect(await lookAt(2 * RETURN_MS)).toEqual(['ride.stalled']);
});

test('the same watch takes back the arrival of a car that left', async () => {
  stand(0);
  await arrive(core, karim, { rideId });
  stand(0.005);
  let nowMs = 0;
  const { look: lookIn } = watchApproaches(core, () => nowMs);
  for (; nowMs <= RETURN_MS + 30_000; nowMs += 30_000) await lookIn();
  expect(await events()).toEqual(['ride.arrived', 'ride.left_pickup']);
});

test('a new accept begins anew', async () => {
  await stall();
  await letPass(91_000);
  await look();
  const rina = await makeActor(core.db, 'driver');
  await acceptRide(core, rina, { rideId });
  stand(0.02, rina);
  await look();
  expect(await image()).toMatchObject({ status: 'accepted', asked: null });
  const { rows } = await core.db.pool.query(
    "select approach_meters, assurances, now() - approach_at < interval '1 minute' as fresh from rides where id = $1",
    [rideId],
  );
  expect(rows).toEqual([{ approach_meters: null, assurances: 0, fresh: true }]);
});
