import { RIDE_TIMES, RideStatus, RideType } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeActor } from '../testing/actors.ts';
import { AIRPORT, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { advanceRide } from './advance-ride.ts';
import { declineRide } from './decline-ride.ts';
import { acceptRide } from './accept-ride.ts';
import { cancelRide } from './cancel-ride.ts';
import { assureRide } from './approach/assure-ride.ts';
import { changeType } from './change-type.ts';
import { requestRide } from './request-ride.ts';
import { findRiderRide, listBoardRides } from './reads/ride-queries.ts';
import { OFFER } from '../dispatch/offer-rides.ts';
import { RETIME } from './reservation/reservation-changes.ts';
import { changeRoute } from './stops/change-route.ts';
import { reachStop } from './stops/reach-stop.ts';
import { stall } from '../testing/stall.ts';

const database = useTestDatabase();
const core = useTestCore(database);

const Place = z.strictObject({ address: z.string(), lat: z.number(), lng: z.number() });
const Person = { id: z.uuid(), name: z.string(), phone: z.string().nullable() };
const Driver = z.strictObject({
  ...Person,
  avatarUrl: z.string().nullable(),
  vehicleModel: z.string().nullable(),
  vehicleColor: z.string().nullable(),
  licensePlate: z.string().nullable(),
});
const Image = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  status: RideStatus,
  type: RideType,
  pickup: Place,
  stops: z.array(Place),
  stopTimes: z.array(z.string()),
  destination: Place,
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  fareCents: z.int(),
  surgeTenths: z.int(),
  waitingRateCents: z.int(),
  waiting: z.tuple([z.int(), z.int(), z.int()]).nullable(),
  rates: z
    .strictObject({
      baseCents: z.int(),
      perKmCents: z.int(),
      perMinuteCents: z.int(),
      minimumCents: z.int(),
    })
    .nullable(),
  waitingCents: z.int(),
  isArrivalSeen: z.boolean(),
  discountCents: z.int(),
  promoCode: z.string().nullable(),
  refundedCents: z.int(),
  commissionCents: z.int(),
  payoutCents: z.int(),
  times: z.record(z.enum(RIDE_TIMES), z.int().nullable()),
  updatedAt: z.int(),
  approachSeconds: z.int().nullable(),
  autoAccepted: z.boolean(),
  hidesPhones: z.boolean(),
  pickupNote: z.string().nullable(),
  passenger: z.object({ name: z.string(), phone: z.string() }).nullable(),
  pin: z.enum(['asked', 'waived']).nullable(),
  asked: z.strictObject({ until: z.int(), assurances: z.int() }).nullable(),
  canceledBy: z.enum(['rider', 'driver', 'admin', 'system']).nullable(),
  cancelReason: z.string().nullable(),
  isNoShow: z.boolean(),
  offeredCount: z.int(),
  rider: z.strictObject({ ...Person, isGuest: z.literal(true).nullable() }),
  driver: Driver.nullable(),
  next: z.strictObject({ driver: Driver, pickupAt: z.int() }).nullable(),
});

test('statements that change rides hand out events with whole rides', async () => {
  const committed = vi.spyOn(core.publisher, 'committed');
  const rider = await makeActor(core.db, 'rider');
  const driver = await makeActor(core.db, 'driver');
  const { id: rideId } = await requestRide(core, rider, request());
  await changeType(core, rider, { rideId, type: 'xl' });
  await acceptRide(core, driver, { rideId });
  await stall(core, driver, rideId);
  await assureRide(core, driver, { rideId });
  const route = { stops: [], destination: { ...AIRPORT, lat: AIRPORT.lat - 0.02 } };
  await changeRoute(core, rider, { rideId, ...route, stops: [AIRPORT] });
  for (const to of ['picked_up', 'in_transit'] as const) await advanceRide(core, driver, { rideId, to });
  await reachStop(core, driver, { rideId, stop: 1 });
  await changeRoute(core, rider, { rideId, ...route });
  const { id: nextId } = await requestRide(core, await makeActor(core.db, 'rider'), request());
  const offer = { driverId: driver.userId, meters: 900, seconds: 300, leftSeconds: 120 };
  await core.changeRide(OFFER, { rideId: nextId, offers: [offer], onlyIfWave: null });
  await acceptRide(core, driver, { rideId: nextId });
  const pickupAtMs = Date.now() + 900_000;
  await core.changeRide(RETIME, { rideId: nextId, driverId: driver.userId, pickupAtMs });
  await declineRide(core, driver, { rideId: nextId });
  const events = committed.mock.calls.map(([event]) => event);
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      'ride.requested',
      'ride.retyped',
      'ride.accepted',
      'ride.stalled',
      'ride.assured',
      'ride.reserved',
      'ride.retimed',
      'ride.unreserved',
      'ride.rerouted',
      'ride.stop_reached',
    ]),
  );
  for (const { ride } of events) expect(Image.safeParse(ride).error).toBeUndefined();
});

test('a board’s ride says how long its driver had to the pickup when they were asked, until they are there', async () => {
  const rider = await makeActor(core.db, 'rider');
  const driver = await makeActor(core.db, 'driver');
  const offers = [{ driverId: driver.userId, meters: 800, seconds: 95 }];
  const chooseFirstDrivers = () => Promise.resolve({ offers, wave: 1, why: null, nextWaveSeconds: 600 });
  const { id: rideId } = await requestRide({ ...core, chooseFirstDrivers }, rider, request());
  const seconds = async () =>
    (await listBoardRides(core.db)).find(({ id }) => id === rideId)?.approachSeconds;
  expect(await seconds()).toBeNull();
  await acceptRide(core, driver, { rideId });
  expect(await seconds()).toBe(95);
  expect((await findRiderRide(core.db, rider.userId))?.approachSeconds).toBe(95);
  await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(await seconds()).toBeNull();
});

test('a board keeps a finished ride for ten minutes', async () => {
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide(core, rider, request());
  const isShown = async () => (await listBoardRides(core.db)).some(({ id }) => id === rideId);
  const age = (minutes: number) =>
    core.db.pool.query(`update rides set updated_at = now() - $2 * interval '1 minute' where id = $1`, [
      rideId,
      minutes,
    ]);
  await age(11);
  expect(await isShown()).toBe(true);
  await cancelRide(core, rider, { rideId });
  await age(9);
  expect(await isShown()).toBe(true);
  await age(11);
  expect(await isShown()).toBe(false);
});
