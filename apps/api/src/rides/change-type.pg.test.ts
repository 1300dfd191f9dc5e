import { quoteFare } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listDueRides, listOffers } from '../dispatch/offer-queries.ts';
import type { RunningCore } from '../start-core.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { changeType } from './change-type.ts';
import { requestRide } from './request-ride.ts';
import { tellRideStory } from './ride-story-queries.ts';

const database = useTestDatabase();
let core: RunningCore;
let rider: TestActor;
let karim: TestActor;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
});
afterAll(() => core.stop());
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false');
  rider = await makeActor(core.db, 'rider');
  karim = await makeActor(core.db, 'driver');
});

test('a waiting ride becomes one of another type at its price, in its place', async () => {
  const ride = await requestRide(core, rider, request());
  await core.offerRide({
    rideId: ride.id,
    offers: [{ driverId: karim.userId, meters: 100 }],
    wave: null,
  });
  const { fareCents } = quoteFare('luxury', ride.distanceMeters, ride.durationSeconds);
  const input = { rideId: ride.id, type: 'luxury', quotedFareCents: fareCents } as const;
  const changed = await changeType(core, rider, input);
  expect(changed).toMatchObject({ id: ride.id, status: 'requested', type: 'luxury', fareCents });
  expect(changed.version).toBeGreaterThan(ride.version);
  // Who was asked reads the new price, with the time they had.
  expect(await listOffers(core.db, karim.userId)).toMatchObject([{ ride: { type: 'luxury', fareCents } }]);
  expect((await tellRideStory(core.db, ride.id)).events.map(({ type }) => type)).toContain('ride.retyped');
  // Sent again it is the same ride, unchanged.
  expect(await changeType(core, rider, input)).toMatchObject({ version: changed.version });
});

test('it is sought anew from then on', async () => {
  const ride = await requestRide(core, rider, request());
  await core.db.pool.query(
    `update rides set requested_at = now() - interval '1 hour', next_wave_at = now() where id = $1`,
    [ride.id],
  );
  const expired = async () => (await listDueRides(core.db, 100)).find(({ id }) => id === ride.id)?.expired;
  expect(await expired()).toBe(true);
  await core.db.pool.query(`update rides set next_wave_at = now() + interval '1 hour' where id = $1`, [
    ride.id,
  ]);
  await changeType(core, rider, { rideId: ride.id, type: 'xl' });
  await core.db.pool.query(`update rides set next_wave_at = now() where id = $1`, [ride.id]);
  expect(await expired()).toBe(false);
});

test('another price than the one seen, another’s ride, one that was taken and one that is over stay', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  const change = { rideId, type: 'premium' } as const;
  await expect(changeType(core, rider, { ...change, quotedFareCents: 1 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  await expect(changeType(core, await makeActor(core.db, 'rider'), change)).rejects.toMatchObject({
    code: 'RIDE_NOT_FOUND',
  });
  await acceptRide(core, karim, { rideId });
  await expect(changeType(core, rider, change)).rejects.toMatchObject({ code: 'RIDE_CHANGED' });
  await cancelRide(core, rider, { rideId });
  await expect(changeType(core, rider, change)).rejects.toMatchObject({ code: 'RIDE_GONE' });
});
