import {
  STANDING_MS,
  type DrivingChange,
  type DrivingSnapshot,
  type OffersChange,
  type OffersSnapshot,
  type RiderChange,
  type RiderSnapshot,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../../testing/actors.ts';
import { connect, record } from '../../testing/connect.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { lookAfterApproaches } from './watch-approaches.ts';

const database = useTestDatabase();
let apis: [TestApi, TestApi];
beforeAll(async () => {
  apis = [await startTestApi(database.connectionString), await startTestApi(database.connectionString)];
});
afterAll(() => Promise.all(apis.map((api) => api.close())));

test('a driver who doesn’t come is asked, then replaced, and another one gets the ride, at two processes', async () => {
  const [first, second] = apis;
  const { db } = first.core;
  const nadia = connect(first.url, await makeActor(db, 'rider'));
  const karim = connect(first.url, await makeActor(db, 'driver'));
  const rinaActor = await makeActor(db, 'driver', { available: false });
  const rina = connect(second.url, rinaActor);
  const { id: rideId } = await nadia.trpc.rides.request.mutate(request());
  await karim.trpc.rides.accept.mutate({ rideId });
  const at = (north: number) => ({
    positions: [{ lat: GULSHAN.lat + north, lng: GULSHAN.lng, at: Date.now() }],
  });
  await karim.trpc.drivers.reportPosition.mutate(at(0.02));
  await rina.trpc.drivers.reportPosition.mutate(at(0.001));
  await rina.trpc.drivers.setAvailability.mutate({ available: true });
  const driving = await record<DrivingSnapshot, DrivingChange>((handlers) =>
    karim.trpc.rides.driving.subscribe(undefined, handlers),
  );
  const riding = await record<RiderSnapshot, RiderChange>((handlers) =>
    nadia.trpc.rides.current.subscribe(undefined, handlers),
  );
  const offered = await record<OffersSnapshot, OffersChange>((handlers) =>
    rina.trpc.rides.offers.subscribe(undefined, handlers),
  );
  const letPass = (ms: number) =>
    db.pool.query(
      `update rides set approach_at = approach_at - $1 * interval '1 millisecond',
        asked_until = asked_until - $1 * interval '1 millisecond'`,
      [ms],
    );
  const lookAll = () => Promise.all(apis.map(({ core }) => lookAfterApproaches(core)));

  await letPass(STANDING_MS);
  await lookAll();
  await expect
    .poll(() => driving.changes())
    .toContainEqual(expect.objectContaining({ ride: expect.objectContaining({ asked: expect.anything() }) }));
  await letPass(91_000);
  await lookAll();
  await expect
    .poll(() => driving.changes())
    .toContainEqual(expect.objectContaining({ kind: 'left', rideId, notMoving: true }));
  await expect
    .poll(() => riding.changes())
    .toContainEqual(expect.objectContaining({ kind: 'ride', lost: 'not_moving' }));
  await expect.poll(() => offered.changes()).toContainEqual(expect.objectContaining({ kind: 'offered' }));
  // A page opened later reads it too.
  const later = await record<RiderSnapshot, RiderChange>((handlers) =>
    nadia.trpc.rides.current.subscribe(undefined, handlers),
  );
  expect(later.messages[0]).toMatchObject({ data: { lost: { why: 'not_moving' } } });
  await expect(karim.trpc.rides.assure.mutate({ rideId })).rejects.toThrow('This ride was not found.');
  await rina.trpc.rides.accept.mutate({ rideId });
  // With another driver, nobody is told any more of the one before.
  const found = await record<RiderSnapshot, RiderChange>((handlers) =>
    nadia.trpc.rides.current.subscribe(undefined, handlers),
  );
  expect(found.messages[0]).toMatchObject({ data: { ride: { status: 'accepted' } } });
  expect(found.messages[0]).not.toHaveProperty('data.lost');

  const { rows } = await db.pool.query(
    `select type, actor_id from ride_events where ride_id = $1 and type <> 'ride.offered' order by version`,
    [rideId],
  );
  expect(rows.slice(2)).toEqual([
    { type: 'ride.stalled', actor_id: null },
    { type: 'ride.replaced', actor_id: null },
    { type: 'ride.accepted', actor_id: rinaActor.userId },
  ]);
  await Promise.all([nadia, karim, rina].map((client) => client.close()));
});
