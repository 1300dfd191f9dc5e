import {
  firstRideType,
  quoteFare,
  splitFare,
  type ErrorCode,
  type LatLng,
  type Stop,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { AIRPORT, GULSHAN, request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { acceptRide } from '../accept-ride.ts';
import { advanceRide } from '../advance-ride.ts';
import { cancelRide } from '../cancel-ride.ts';
import { listOffers } from '../reads/offer-queries.ts';
import { OFFER } from '../../dispatch/offer-rides.ts';
import { setRideStatus } from '../desk/set-ride-status.ts';
import { quoteRide } from '../prices/quote-ride.ts';
import { findRideImage } from '../reads/ride-queries.ts';
import { requestRide } from '../request-ride.ts';
import { changeType } from '../change-type.ts';
import { ofRiderOrDesk } from '../changes/by-rider-or-desk.ts';
import { RETYPE } from '../changes/retype.ts';
import { getRideStory } from '../desk/ride-story-queries.ts';
import { listRides } from '../desk/list-rides.ts';
import { REROUTE } from './route-changes.ts';
import { changeRoute, quoteRoute } from './change-route.ts';
import { reachStop } from './reach-stop.ts';

const BANANI: Stop = { address: 'Banani 11', lat: 23.7925, lng: 90.4058 };
const UTTARA: Stop = { address: 'Uttara 7', lat: 23.8759, lng: 90.3795 };
const MIRPUR: Stop = { address: 'Mirpur 10', lat: 23.807, lng: 90.3687 };

const core = useTestCore(useTestDatabase());
let rider: TestActor;
let driver: TestActor;
let other: TestActor;
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  other = await makeActor(core.db, 'driver');
});

const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
/** The number of positions told so far. Two within the same millisecond would count as one. */
let told = 0;
const standAt = ({ lat, lng }: LatLng) => {
  told += 1;
  core.positions.learn({ driverId: driver.userId, lat, lng, bearing: null, at: Date.now() - 1_000 + told });
};
const readRide = async (rideId: string) => (await findRideImage(core.db, rideId))!;
const quoteOf = (places: { stops?: Stop[]; destination: Stop }) =>
  quoteRide(core, { pickup: GULSHAN, ...places }, rider.userId);
const centsOf = (trip: { distanceMeters: number; durationSeconds: number }) =>
  quoteFare(firstRideType('standard'), trip.distanceMeters, trip.durationSeconds).fareCents;

async function take(stops: Stop[], ...steps: ('picked_up' | 'in_transit' | 'completed')[]): Promise<string> {
  const { id: rideId } = await requestRide(core, rider, request({ stops }));
  await acceptRide(core, driver, { rideId });
  for (const to of steps) await advanceRide(core, driver, { rideId, to });
  return rideId;
}

describe('a ride with stops', () => {
  test('is quoted and requested over all of its places, which its rider and driver see in their order', async () => {
    const stops = [BANANI, UTTARA];
    const [direct, over] = await Promise.all([
      quoteOf({ destination: AIRPORT }),
      quoteOf({ stops, destination: AIRPORT }),
    ]);
    expect(over.distanceMeters).toBeGreaterThan(direct.distanceMeters);
    const ride = await requestRide(core, rider, request({ stops, quoteToken: over.token }));
    expect(ride).toMatchObject({ stops, distanceMeters: over.distanceMeters, fareCents: centsOf(over) });
    expect(await acceptRide(core, driver, { rideId: ride.id })).toMatchObject({ stops });
    expect((await readRide(ride.id)).stops).toEqual(stops);
  });

  test('costs as much as a quote of exactly this order: the token of another one isn’t used', async () => {
    const { token } = await quoteOf({ stops: [BANANI], destination: AIRPORT });
    const stops = [UTTARA, BANANI];
    const ride = await requestRide(core, rider, request({ stops, quoteToken: token }));
    expect(ride.fareCents).toBe(centsOf(await quoteOf({ stops, destination: AIRPORT })));
  });

  test('is the same command only with the same stops, also after its route changed', async () => {
    const wish = request({ stops: [BANANI] });
    const { id: rideId } = await requestRide(core, rider, wish);
    expect((await requestRide(core, rider, wish)).id).toBe(rideId);
    await refused(requestRide(core, rider, { ...wish, stops: [UTTARA] }), 'COMMAND_REUSED');
    await refused(requestRide(core, rider, { ...wish, stops: [] }), 'COMMAND_REUSED');
    await changeRoute(core, rider, { rideId, stops: [], destination: MIRPUR });
    expect((await requestRide(core, rider, wish)).id).toBe(rideId);
    await refused(requestRide(core, rider, { ...wish, stops: [], destination: MIRPUR }), 'COMMAND_REUSED');
  });

  test.each<[string, Stop[], ErrorCode]>([
    ['a stop at the pickup', [GULSHAN], 'SAME_PLACE'],
    ['the same stop twice in a row', [BANANI, BANANI], 'SAME_PLACE'],
    ['a last stop at the destination', [BANANI, AIRPORT], 'SAME_PLACE'],
    ['a stop in another country', [{ address: 'Delhi', lat: 28.61, lng: 77.2 }], 'TOO_FAR'],
  ])('with %s is refused', async (_, stops, code) => {
    await refused(requestRide(core, rider, request({ stops })), code);
  });

  test('whose destination is nowhere near its stops is too far by the whole way', async () => {
    const far = { address: 'Comilla', lat: 23.46, lng: 91.18 };
    await refused(requestRide(core, rider, request({ stops: [far, GULSHAN, far] })), 'TOO_FAR');
    expect(await requestRide(core, rider, request({ stops: [far] }))).toMatchObject({ stops: [far] });
  });
});

describe('the driver', () => {
  test('reaches the stops one by one, each once however often it is said', async () => {
    const rideId = await take([BANANI, UTTARA], 'picked_up', 'in_transit');
    standAt(BANANI);
    await refused(reachStop(core, driver, { rideId, stop: 2 }), 'RIDE_CHANGED');
    const ride = await reachStop(core, driver, { rideId, stop: 1, place: BANANI });
    expect(ride.stops).toEqual([{ ...BANANI, reachedAt: expect.any(String) as string }, UTTARA]);
    expect(await reachStop(core, driver, { rideId, stop: 1, place: BANANI })).toMatchObject({
      version: ride.version,
    });
    standAt(UTTARA);
    const both = await reachStop(core, driver, { rideId, stop: 2 });
    const times = both.stops!.map(({ reachedAt }) => Date.parse(reachedAt!));
    expect(times[1]).toBeGreaterThanOrEqual(times[0]!);
    await refused(reachStop(core, driver, { rideId, stop: 3 }), 'RIDE_CHANGED');
  });

  test('two devices at once: once', async () => {
    const rideId = await take([BANANI, UTTARA], 'picked_up');
    const before = (await readRide(rideId)).version;
    const pressed = [1, 2, 3].map(() => reachStop(core, driver, { rideId, stop: 1 }));
    for (const ride of await Promise.all(pressed)) expect(ride.version).toBe(before + 1);
  });

  test('a late end never lies before the last stop', async () => {
    const rideId = await take([BANANI], 'picked_up', 'in_transit');
    standAt(BANANI);
    const { stops } = await reachStop(core, driver, { rideId, stop: 1 });
    const kept = { id: crypto.randomUUID(), agoMs: 60_000 };
    const { times } = await advanceRide(core, driver, { rideId, to: 'completed', kept });
    expect(Date.parse(times.completed!)).toBeGreaterThanOrEqual(Date.parse(stops![0]!.reachedAt!));
  });

  test('may end the ride with stops left: the rider may want to get out', async () => {
    const rideId = await take([BANANI], 'picked_up', 'in_transit', 'completed');
    expect(await readRide(rideId)).toMatchObject({ status: 'completed', stopTimes: [] });
    await refused(reachStop(core, driver, { rideId, stop: 1 }), 'RIDE_GONE');
  });

  test('is no other, not before the rider is aboard, and not where they are not', async () => {
    const rideId = await take([BANANI]);
    await refused(reachStop(core, driver, { rideId, stop: 1 }), 'ILLEGAL_STEP');
    await advanceRide(core, driver, { rideId, to: 'picked_up' });
    await refused(reachStop(core, other, { rideId, stop: 1 }), 'RIDE_NOT_FOUND');
    standAt(AIRPORT);
    await refused(reachStop(core, driver, { rideId, stop: 1 }), 'FAR_FROM_STOP');
    expect((await readRide(rideId)).stopTimes).toEqual([]);
  });

  test('pressed without a connection: it counts from then, once, and only for the stop they saw', async () => {
    const rideId = await take([BANANI, UTTARA], 'picked_up');
    await core.db.pool.query(
      `update rides set accepted_at = now() - interval '1 hour', picked_up_at = now() - interval '30 minutes' where id = $1`,
      [rideId],
    );
    standAt(AIRPORT);
    const kept = { id: crypto.randomUUID(), agoMs: 10 * 60_000 };
    const ride = await reachStop(core, driver, { rideId, stop: 1, place: BANANI, kept });
    expect((Date.now() - Date.parse(ride.stops![0]!.reachedAt!)) / 60_000).toBeCloseTo(10, 0);
    expect((await reachStop(core, driver, { rideId, stop: 1, place: BANANI, kept })).version).toBe(
      ride.version,
    );
    // One press is one stop.
    await refused(reachStop(core, driver, { rideId, stop: 2, kept }), 'RIDE_CHANGED');
    await changeRoute(core, rider, { rideId, stops: [MIRPUR], destination: AIRPORT });
    const late = { id: crypto.randomUUID(), agoMs: 60_000 };
    await refused(reachStop(core, driver, { rideId, stop: 2, place: UTTARA, kept: late }), 'RIDE_CHANGED');
    await refused(
      reachStop(core, driver, { rideId, stop: 2, place: MIRPUR, kept: { ...late, agoMs: 31 * 60_000 } }),
      'ACT_TOO_OLD',
    );
  });

  test('whom support sets back begins the way anew', async () => {
    const admin = await makeActor(core.db, 'admin');
    const rideId = await take([BANANI], 'picked_up', 'in_transit');
    await reachStop(core, driver, { rideId, stop: 1 });
    await setRideStatus(core, admin, { rideId, to: 'picked_up' });
    expect((await readRide(rideId)).stopTimes).toEqual([]);
  });
});

describe('another route', () => {
  test('costs what was quoted, and is split as every fare', async () => {
    const rideId = await take([]);
    const input = { rideId, stops: [BANANI, UTTARA], destination: MIRPUR };
    const { fareCents, token, ...quote } = await quoteRoute(core, rider, input);
    expect(fareCents).toBe(centsOf(quote));
    const ride = await changeRoute(core, rider, { ...input, quotedFareCents: fareCents, quoteToken: token });
    expect(ride).toMatchObject({ stops: [BANANI, UTTARA], destination: MIRPUR, fareCents });
    expect(await readRide(rideId)).toMatchObject(splitFare(fareCents));
    const { events } = await getRideStory(core.db, rideId);
    expect(events.find(({ type }) => type === 'ride.rerouted')).toMatchObject({
      reason: 'Banani 11 · Uttara 7 · Mirpur 10',
      amountCents: fareCents,
    });
    expect(await changeRoute(core, rider, input)).toMatchObject({ version: ride.version });
  });

  test('at another price than the one seen is refused, and nothing changes', async () => {
    const rideId = await take([]);
    const input = { rideId, stops: [BANANI], destination: AIRPORT, quotedFareCents: 100 };
    await refused(changeRoute(core, rider, input), 'PRICE_CHANGED');
    expect(await readRide(rideId)).toMatchObject({ stops: [] });
  });

  test('a token is for this change of this ride as it was', async () => {
    const rideId = await take([BANANI], 'picked_up');
    const input = { rideId, stops: [UTTARA], destination: AIRPORT };
    standAt(GULSHAN);
    const { token, fareCents } = await quoteRoute(core, rider, input);
    standAt(MIRPUR);
    const dearer = await quoteRoute(core, rider, input);
    expect(dearer.fareCents).toBeGreaterThan(fareCents);
    // It holds while the car drives on, but not for another destination.
    await refused(
      changeRoute(core, rider, { ...input, destination: MIRPUR, quoteToken: token }),
      'RIDE_CHANGED',
    );
    expect(await changeRoute(core, rider, { ...input, quoteToken: token })).toMatchObject({ fareCents });
    // Nor once the ride is another: the rider saw two stops ahead.
    const seen = { rideId, stops: [UTTARA, BANANI], destination: AIRPORT };
    const old = await quoteRoute(core, rider, seen);
    standAt(UTTARA);
    await reachStop(core, driver, { rideId, stop: 1 });
    await refused(changeRoute(core, rider, { ...seen, quoteToken: old.token }), 'RIDE_CHANGED');
    await refused(changeRoute(core, rider, seen), 'SAME_PLACE');
  });

  test('and another type at the same moment: the fare is of what the ride is then', async () => {
    for (let i = 0; i < 6; i++) {
      const own = await makeActor(core.db, 'rider');
      const { id: rideId } = await requestRide(core, own, request());
      await Promise.allSettled([
        changeType(core, own, { rideId, type: 'xl' }),
        changeRoute(core, own, { rideId, stops: [UTTARA], destination: MIRPUR }),
      ]);
      const { type, distanceMeters, durationSeconds, fareCents } = await readRide(rideId);
      expect(fareCents).toBe(
        quoteFare(firstRideType(type as 'xl'), distanceMeters, durationSeconds).fareCents,
      );
    }
    const { id: rideId } = await requestRide(core, rider, request());
    const trip = await readRide(rideId);
    const own = { ...trip, rideId, ...ofRiderOrDesk(rider, {}) };
    const wish = { ...own, tripCents: 100, isAboard: false };
    const seen = { seenStops: [], seenReached: 0, seenDestination: trip.destination, stops: [BANANI] };
    expect(await core.changeRide(REROUTE, { ...wish, ...seen, seenType: 'xl' })).toBeUndefined();
    const asSeen = { ...wish, ...seen, seenType: trip.type };
    // Nor once a stop was reached, or the rider is aboard: then it was priced from elsewhere.
    expect(await core.changeRide(REROUTE, { ...asSeen, seenReached: 1 })).toBeUndefined();
    expect(await core.changeRide(REROUTE, { ...asSeen, isAboard: true })).toBeUndefined();
    const terms = { ...own, type: 'xl' };
    const length = { seenMeters: trip.distanceMeters + 1, seenSeconds: trip.durationSeconds };
    expect(await core.changeRide(RETYPE, { ...terms, ...length })).toBeUndefined();
    expect(await core.changeRide(REROUTE, asSeen)).toMatchObject({ fareCents: 100 });
  });

  test('counts the drive up to where the car was last seen, however long ago', async () => {
    const rideId = await take([], 'picked_up');
    const { lat, lng } = UTTARA;
    const at = Date.now() - 20 * 60_000;
    core.positions.learn({ driverId: driver.userId, lat, lng, bearing: null, at });
    const back = await quoteRoute(core, rider, { rideId, stops: [], destination: BANANI });
    const whole = await quoteOf({ stops: [UTTARA], destination: BANANI });
    expect(back.fareCents).toBe(centsOf(whole));
  });

  test('leads no farther than a ride may, also with the rider aboard', async () => {
    const rideId = await take([], 'picked_up');
    const far = { rideId, stops: [], destination: { address: 'Delhi', lat: 28.61, lng: 77.2 } };
    await refused(quoteRoute(core, rider, far), 'TOO_FAR');
    // Back to where it began is a ride like any other.
    standAt(UTTARA);
    expect(await changeRoute(core, rider, { rideId, stops: [], destination: GULSHAN })).toMatchObject({
      destination: GULSHAN,
    });
  });

  test('is found by its new places, and no longer by those before', async () => {
    const name = (place: string) => `${place} ${crypto.randomUUID().slice(0, 8)}`;
    const [before, stop, after] = ['Before', 'Stop', 'After'].map(name) as [string, string, string];
    const destination = { ...AIRPORT, address: before };
    const { id: rideId } = await requestRide(core, rider, request({ destination }));
    const found = async (search: string) =>
      (await listRides(core.db, { page: 1, limit: 10, search, sort: 'newest' })).items.map(({ id }) => id);
    expect(await found(before)).toEqual([rideId]);
    await changeRoute(core, rider, {
      rideId,
      stops: [{ ...BANANI, address: stop }],
      destination: { ...MIRPUR, address: after },
    });
    expect(await Promise.all([before, stop, after].map(found))).toEqual([[], [rideId], [rideId]]);
  });

  test('with the rider aboard the drive so far counts, over the stops reached and to the car', async () => {
    const rideId = await take([BANANI], 'picked_up', 'in_transit');
    standAt(BANANI);
    await reachStop(core, driver, { rideId, stop: 1 });
    standAt(UTTARA);
    const back = { rideId, stops: [], destination: GULSHAN };
    const quote = await quoteRoute(core, rider, back);
    const whole = await quoteOf({ stops: [BANANI, UTTARA], destination: GULSHAN });
    expect(quote).toMatchObject({
      distanceMeters: whole.distanceMeters,
      durationSeconds: whole.durationSeconds,
      fareCents: centsOf(whole),
    });
    const ride = await changeRoute(core, rider, back);
    // What was reached stays.
    expect(ride.stops).toEqual([{ ...BANANI, reachedAt: expect.any(String) as string }]);
  });

  test('keeps the price level and what waiting cost', async () => {
    const rideId = await take([]);
    await core.db.pool.query(
      `update rides set surge_tenths = 15, arrived_at = now() - interval '7 minutes 30 seconds', is_arrival_seen = true where id = $1`,
      [rideId],
    );
    await advanceRide(core, driver, { rideId, to: 'picked_up' });
    const { waitingCents } = await readRide(rideId);
    expect(waitingCents).toBeGreaterThan(0);
    const input = { rideId, stops: [], destination: MIRPUR };
    const { fareCents, ...quote } = await quoteRoute(core, rider, input);
    const { distanceMeters, durationSeconds } = quote;
    const trip = quoteFare(firstRideType('standard'), distanceMeters, durationSeconds, 15).fareCents;
    expect(fareCents).toBe(trip + waitingCents);
    expect(await changeRoute(core, rider, { ...input, quotedFareCents: fareCents })).toMatchObject({
      fareCents,
      waitingCents,
      surgeTenths: 15,
    });
    expect(await readRide(rideId)).toMatchObject(splitFare(fareCents));
  });

  test('of a request: drivers who are asked read the new one, at the price they would earn', async () => {
    const { id: rideId } = await requestRide(core, rider, request());
    const offers = [{ driverId: driver.userId, meters: 100, seconds: null }];
    await core.changeRide(OFFER, { rideId, offers, onlyIfWave: null });
    const seen = (await listOffers(core.db, driver.userId))[0]!;
    const { fareCents } = await changeRoute(core, rider, { rideId, stops: [UTTARA], destination: AIRPORT });
    expect(await listOffers(core.db, driver.userId)).toMatchObject([
      { ride: { stops: [UTTARA], fareCents }, payoutCents: splitFare(fareCents).payoutCents },
    ]);
    await refused(
      acceptRide(core, driver, { rideId, quotedFareCents: seen.ride.fareCents }),
      'PRICE_CHANGED',
    );
    await acceptRide(core, driver, { rideId, quotedFareCents: fareCents });
  });

  test('is nobody else’s to change, nor after the end', async () => {
    const rideId = await take([]);
    const input = { rideId, stops: [], destination: MIRPUR };
    const stranger = await makeActor(core.db, 'rider');
    await refused(changeRoute(core, stranger, input), 'RIDE_NOT_FOUND');
    await refused(quoteRoute(core, stranger, input), 'RIDE_NOT_FOUND');
    await refused(changeRoute(core, driver, input), 'FORBIDDEN');
    await cancelRide(core, rider, { rideId });
    await refused(quoteRoute(core, rider, input), 'RIDE_GONE');
    await refused(changeRoute(core, rider, input), 'RIDE_GONE');
  });

  test('by an admin for a rider on the phone: of the ride they saw, noted as theirs', async () => {
    const admin = await makeActor(core.db, 'admin');
    const rideId = await take([]);
    const { version } = await readRide(rideId);
    const input = { rideId, stops: [BANANI], destination: MIRPUR };
    const { token, fareCents } = await quoteRoute(core, admin, input);
    const seen = { ...input, quoteToken: token, quotedFareCents: fareCents };
    await refused(changeRoute(core, admin, { ...seen, seenVersion: version - 1 }), 'RIDE_CHANGED');
    const ride = await changeRoute(core, admin, { ...seen, seenVersion: version });
    expect(ride).toMatchObject({ stops: [BANANI], destination: MIRPUR, fareCents, riderId: rider.userId });
    const { events } = await getRideStory(core.db, rideId);
    expect(events.find(({ type }) => type === 'ride.rerouted')?.actor).toMatchObject({
      id: admin.userId,
      role: 'admin',
    });
    await cancelRide(core, rider, { rideId });
    await refused(quoteRoute(core, admin, { ...input, stops: [] }), 'RIDE_GONE');
    await refused(quoteRoute(core, admin, { ...input, rideId: crypto.randomUUID() }), 'RIDE_NOT_FOUND');
  });

  test('two at once: one of them, and the other is told', async () => {
    const rideId = await take([]);
    const answers = await Promise.allSettled(
      [BANANI, UTTARA, MIRPUR].map((destination) =>
        changeRoute(core, rider, { rideId, stops: [], destination }),
      ),
    );
    const done = answers.filter(({ status }) => status === 'fulfilled');
    const { destination, version } = await readRide(rideId);
    expect(done.length).toBeGreaterThanOrEqual(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'RIDE_CHANGED' });
    expect([BANANI, UTTARA, MIRPUR]).toContainEqual(destination);
    expect(version).toBe(2 + done.length);
  });

  test('a change every moment ends after ten', async () => {
    const rideId = await take([]);
    for (let i = 0; i < 10; i++)
      await changeRoute(core, rider, { rideId, stops: [], destination: i % 2 ? AIRPORT : MIRPUR });
    const more = { rideId, stops: [BANANI], destination: AIRPORT };
    await refused(quoteRoute(core, rider, more), 'TOO_MANY');
    await refused(changeRoute(core, rider, more), 'TOO_MANY');
    // The ten are the ride's, not the caller's.
    await refused(changeRoute(core, await makeActor(core.db, 'admin'), more), 'TOO_MANY');
    expect(await readRide(rideId)).toMatchObject({ stops: [], destination: AIRPORT });
  });

  test('more than three stops are too many, those reached included', async () => {
    const rideId = await take([BANANI], 'picked_up');
    await reachStop(core, driver, { rideId, stop: 1 });
    const stops = [UTTARA, BANANI, UTTARA];
    await refused(quoteRoute(core, rider, { rideId, stops, destination: AIRPORT }), 'STOPS_FULL');
    await refused(changeRoute(core, rider, { rideId, stops, destination: AIRPORT }), 'STOPS_FULL');
  });
});

test.each([
  ['the usual waiting rules', null],
  ['rules of its own', { freeMinutes: 15, mostMinutes: 60, noShowMinutes: 30 }],
])('the longest texts of three stops still fit a notification, with %s', async (_what, waiting) => {
  const address = '৳'.repeat(200);
  await core.db.pool.query('update users set name = $2, phone = $3 where id = any ($1)', [
    [rider.userId, driver.userId],
    '"'.repeat(100),
    '1'.repeat(30),
  ]);
  await core.db.pool.query(`update drivers set vehicle_model = $2, license_plate = $3 where id = any ($1)`, [
    [driver.userId],
    '৳'.repeat(60),
    '৳'.repeat(30),
  ]);
  await core.db.pool.query(
    `update users set name = $2, avatar_url = '/media/avatars/' || repeat('a', 180) where id = any ($1)`,
    [[rider.userId, driver.userId], '৳'.repeat(100)],
  );
  const stops = [BANANI, UTTARA, MIRPUR].map((stop, i) => ({
    ...{ address, lat: stop.lat + 0.123_456_789_012, lng: stop.lng - i * 0.012_345_678_901 },
  }));
  const wish = request({ pickup: { ...GULSHAN, address }, destination: { ...AIRPORT, address }, stops });
  const { id: rideId } = await requestRide(core, rider, {
    ...wish,
    pickupNote: '৳'.repeat(120),
    passenger: { name: '৳'.repeat(100), phone: '+8801700000000' },
  });
  await core.db.pool.query(
    `with extra as (insert into users (id, email, password_hash, role, name) select gen_random_uuid(), 'stop' || gen_random_uuid() || '@example.test', 'x', 'driver', 'n'
      from generate_series(1, 80) n returning id), made as (insert into drivers (id, approved) select id, true from extra returning id)
     insert into ride_offers (ride_id, driver_id, wave, expires_at) select $1, id, 1, now() + interval '1 minute' from made`,
    [rideId],
  );
  await core.db.pool.query('update rides set waiting = $2 where id = $1', [rideId, waiting]);
  await acceptRide(core, driver, { rideId });
  await cancelRide(core, driver, { rideId, reason: '৳'.repeat(200) });
  expect(await readRide(rideId)).toMatchObject({ status: 'canceled' });
});
