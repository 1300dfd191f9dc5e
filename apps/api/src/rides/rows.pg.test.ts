import { RideStatus, RideType } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { acceptRide } from './accept-ride.ts';
import { advanceRide } from './advance-ride.ts';
import { assureRide } from './assure-ride.ts';
import { changeType } from './change-type.ts';
import { requestRide } from './request-ride.ts';
import { listBoardRides } from './ride-queries.ts';

const database = useTestDatabase();
let core: RunningServices;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
});
afterAll(() => core.stop());

const Place = z.strictObject({ address: z.string(), lat: z.number(), lng: z.number() });
const Person = { id: z.uuid(), name: z.string(), phone: z.string().nullable() };
const Image = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  status: RideStatus,
  type: RideType,
  pickup: Place,
  destination: Place,
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  fareCents: z.int(),
  surgeTenths: z.int(),
  refundedCents: z.int(),
  commissionCents: z.int(),
  payoutCents: z.int(),
  times: z.record(RideStatus, z.int().nullable()),
  updatedAt: z.int(),
  approachSeconds: z.int().nullable(),
  autoAccepted: z.boolean(),
  asked: z.strictObject({ until: z.int(), assurances: z.int() }).nullable(),
  canceledBy: z.enum(['rider', 'driver', 'admin', 'system']).nullable(),
  cancelReason: z.string().nullable(),
  offeredCount: z.int(),
  rider: z.strictObject(Person),
  driver: z
    .strictObject({
      ...Person,
      avatarUrl: z.string().nullable(),
      vehicleModel: z.string().nullable(),
      vehicleColor: z.string().nullable(),
      licensePlate: z.string().nullable(),
    })
    .nullable(),
});

test('statements that change rides hand out events with whole rides', async () => {
  const committed = vi.spyOn(core.publisher, 'committed');
  const rider = await makeActor(core.db, 'rider');
  const driver = await makeActor(core.db, 'driver');
  const { id: rideId } = await requestRide(core, rider, request());
  await changeType(core, rider, { rideId, type: 'xl' });
  await acceptRide(core, driver, { rideId });
  const turn = { rideId, driverId: driver.userId, place: null };
  await core.turnApproach({ ...turn, event: 'ride.stalled', answerMs: 90_000 });
  await assureRide(core, driver, { rideId });
  const events = committed.mock.calls.map(([event]) => event);
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining([
      'ride.requested',
      'ride.retyped',
      'ride.accepted',
      'ride.stalled',
      'ride.assured',
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
  await advanceRide(core, driver, { rideId, to: 'picked_up' });
  expect(await seconds()).toBeNull();
});
