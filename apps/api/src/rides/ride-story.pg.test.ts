import type { StoryEvent, StoryOffer } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { declineRide } from './decline-ride.ts';
import { deleteRide } from './desk/delete-ride.ts';
import { findRideImage } from './reads/ride-queries.ts';
import { getRideStory } from './desk/ride-story-queries.ts';
import { requestRide } from './request-ride.ts';
import { setRideStatus } from './desk/set-ride-status.ts';
import { EXPIRE } from './changes/cancel.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let karim: TestActor;
let rina: TestActor;
let admin: TestActor;

beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
});
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  rider = await makeActor(core.db, 'rider');
  karim = await makeActor(core.db, 'driver');
  rina = await makeActor(core.db, 'driver');
});
// Drivers who were free in this test must not be asked in the next one.
afterEach(() => {
  for (const { userId } of [karim, rina]) core.drivers.setAvailable(userId, false);
});

const requested = async () => (await requestRide(core, rider, request())).id;
const story = (rideId: string) => getRideStory(core.db, rideId);
const told = ({ type, from, to, actor, reason }: StoryEvent) =>
  `${type.slice(5)}: ${from ?? '-'} > ${to} by ${actor ? `${actor.role} ${actor.name}` : 'system'}${reason ? `, ${reason}` : ''}`;
const offerOf = (offers: StoryOffer[], driver: TestActor) =>
  offers.find((offer) => offer.driver.id === driver.userId);

/** Asks these drivers, from these distances in meters, `seconds` ago for 30 s. */
async function offer(rideId: string, drivers: TestActor[], seconds = 0): Promise<void> {
  for (const [n, { userId }] of drivers.entries())
    await core.db.pool.query(
      `insert into ride_offers (ride_id, driver_id, wave, pickup_meters, offered_at, expires_at)
        values ($1, $2, 1, $3, now() - $4 * interval '1 second', now() + (30 - $4) * interval '1 second')
        on conflict (ride_id, driver_id) do update set pickup_meters = excluded.pickup_meters,
          offered_at = excluded.offered_at, expires_at = excluded.expires_at`,
      [rideId, userId, 400 + n * 100, seconds],
    );
}

test('everything that happened stands there in order, with who did it and why', async () => {
  const rideId = await requested();
  await acceptRide(core, karim, { rideId });
  await advanceRide(core, karim, { rideId, to: 'picked_up' });
  await setRideStatus(core, admin, { rideId, to: 'completed', reason: 'The phone broke' });
  const { events, version, ...money } = await story(rideId);
  expect(events.map(told)).toEqual([
    `requested: - > requested by rider ${rider.name}`,
    `accepted: requested > accepted by driver ${karim.name}`,
    `picked_up: accepted > picked_up by driver ${karim.name}`,
    `status_set: picked_up > completed by admin ${admin.name}, The phone broke`,
  ]);
  expect(events.map((event) => event.version)).toEqual([1, 2, 3, 4]);
  const image = await findRideImage(core.db, rideId);
  expect(version).toBe(image?.version);
  expect(money).toMatchObject({ commissionCents: image?.commissionCents, payoutCents: image?.payoutCents });
  for (const [n, { at }] of events.entries()) {
    expect(new Date(at).toISOString()).toBe(at);
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(events[n - 1]?.at ?? at));
  }
});

test('an act that reached the ride a minute late or more says so, and no other', async () => {
  const rideId = await requested();
  await acceptRide(core, karim, { rideId });
  const late = (seconds: number) => ({ kept: { id: crypto.randomUUID(), agoMs: seconds * 1_000 } });
  await advanceRide(core, karim, { rideId, to: 'picked_up', ...late(59) });
  await advanceRide(core, karim, { rideId, to: 'in_transit', ...late(61) });
  await advanceRide(core, karim, { rideId, to: 'completed' });
  const { events } = await story(rideId);
  expect(events.map(({ to, lateSeconds }) => [to, lateSeconds])).toEqual([
    ['requested', undefined],
    ['accepted', undefined],
    ['picked_up', undefined],
    ['in_transit', 61],
    ['completed', undefined],
  ]);
});

test('why drivers were asked is told with who could have been, those still here by name', async () => {
  core.drivers.setAvailable(karim.userId, true);
  core.drivers.setAvailable(rina.userId, true);
  const { lat, lng } = request().pickup;
  core.drivers.setPosition({ driverId: karim.userId, lat, lng, bearing: null, at: Date.now() });
  core.drivers.setPosition({ driverId: rina.userId, lat: lat + 0.01, lng, bearing: null, at: Date.now() });
  const rideId = await requested();
  const { choices } = await story(rideId);
  expect(choices).toMatchObject([
    {
      wave: 1,
      together: 1,
      candidates: [
        { driver: { id: karim.userId, name: karim.name }, meters: 0, isAsked: true },
        { driver: { id: rina.userId, name: rina.name }, isAsked: false },
      ],
    },
  ]);
});

test('the system has no name', async () => {
  const rideId = await requested();
  await core.changeRide(EXPIRE, { rideId, timeZone: core.timeZone });
  expect((await story(rideId)).events.map(told).at(-1)).toBe(
    'canceled: requested > canceled by system, no_driver',
  );
});

test('drivers asked, nearest first, and what became of each', async () => {
  const late = await makeActor(core.db, 'driver');
  const rideId = await requested();
  await offer(rideId, [late], 40);
  await offer(rideId, [karim, rina]);
  expect((await story(rideId)).offers.map(({ driver, fate }) => [driver.name, fate])).toEqual([
    [late.name, 'expired'],
    [karim.name, 'open'],
    [rina.name, 'open'],
  ]);
  await declineRide(core, karim, { rideId });
  await acceptRide(core, rina, { rideId });
  const { offers } = await story(rideId);
  expect(offerOf(offers, karim)).toMatchObject({ fate: 'declined', wave: 1, pickupMeters: 400 });
  expect(offerOf(offers, rina)).toMatchObject({ fate: 'accepted', pickupMeters: 500 });
  expect(offerOf(offers, late)?.settledAt).toBe(offerOf(offers, late)?.expiresAt);
});

test('who was too late missed it; who gives a ride back is not one who declined it', async () => {
  const rideId = await requested();
  await offer(rideId, [karim, rina]);
  await acceptRide(core, karim, { rideId });
  expect(offerOf((await story(rideId)).offers, rina)?.fate).toBe('missed');
  await declineRide(core, karim, { rideId });
  const { offers, events } = await story(rideId);
  expect(offerOf(offers, karim)?.fate).toBe('given_back');
  // A free driver may be asked again at once.
  const [released] = events.filter(({ type }) => type === 'ride.released');
  expect(released && told(released)).toBe(`released: accepted > requested by driver ${karim.name}`);
});

test('a ride that is not, or is deleted, has no story', async () => {
  const rideId = await requested();
  await cancelRide(core, rider, { rideId, reason: 'Plans changed' });
  expect((await story(rideId)).events.at(-1)?.reason).toBe('Plans changed');
  await deleteRide(core, admin, { rideId });
  for (const id of [rideId, crypto.randomUUID()])
    await expect(story(id)).rejects.toMatchObject({ code: 'RIDE_NOT_FOUND' });
});
