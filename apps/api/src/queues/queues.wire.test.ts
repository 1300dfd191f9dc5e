import type {
  AvailabilityChange,
  AvailabilitySnapshot,
  LatLng,
  OwnQueueSnapshot,
  QueuesSnapshot,
  QueueZonesSnapshot,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, makeAdmin } from '../testing/actors.ts';
import { connect, record, type TestClient } from '../testing/connect.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { joinLines } from './change-line.ts';

const database = useTestDatabase();
let api: TestApi;
let other: TestApi;
const open: TestClient[] = [];
beforeAll(async () => {
  [api, other] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await Promise.all([api.close(), other.close()]);
});

const AROUND = [
  { lat: 23.84, lng: 90.39 },
  { lat: 23.84, lng: 90.41 },
  { lat: 23.85, lng: 90.41 },
  { lat: 23.85, lng: 90.39 },
];
const at = ({ trpc }: TestClient, { lat, lng }: LatLng) =>
  trpc.drivers.reportPosition.mutate({ positions: [{ lat, lng, at: Date.now() }] });
/** A driver at the airport, and what they hear of their place. */
async function driverIn(process: TestApi) {
  const actor = await makeActor(api.core.db, 'driver', { available: false });
  const client = connect(process.url, actor);
  open.push(client);
  await client.trpc.drivers.setAvailability.mutate({ available: true });
  await at(client, AIRPORT);
  const heard = await record<OwnQueueSnapshot, null>((on) =>
    client.trpc.queues.mine.subscribe(undefined, on),
  );
  const availability = await record<AvailabilitySnapshot, AvailabilityChange>((on) =>
    client.trpc.drivers.availability.subscribe(undefined, on),
  );
  const zones = await record<QueueZonesSnapshot, null>((on) =>
    client.trpc.queues.zones.subscribe(undefined, on),
  );
  const hasPlace = () => availability.snapshots().at(-1)?.hasPlace;
  return {
    ...client,
    hasPlace,
    zones,
    userId: actor.userId,
    now: () => heard.snapshots().at(-1)?.queue,
    heard,
  };
}

test('drivers at every process hear their place as it moves, and the desk how many are in line', async () => {
  const admin = await makeActor(api.core.db, 'admin');
  const ada = connect(other.url, admin);
  open.push(ada);
  const desk = await record<QueuesSnapshot, null>((on) => ada.trpc.queues.live.subscribe(undefined, on));
  expect(desk.snapshots()).toEqual([[]]);
  const zoneId = crypto.randomUUID();
  await ada.trpc.queues.make.mutate({ id: zoneId, name: 'Airport', corners: AROUND });
  await expect.poll(() => desk.snapshots().at(-1)).toMatchObject([{ id: zoneId, name: 'Airport', count: 0 }]);

  const [karim, rina, sara] = [await driverIn(api), await driverIn(other), await driverIn(api)];
  expect(karim.now()).toBeNull();
  expect(karim.hasPlace()).toBeUndefined();
  // Their maps show the zone, and hear nothing as the line moves.
  const ring = [...AROUND, AROUND[0]!].map(({ lat, lng }) => [lng, lat]);
  const drivers = [karim, rina, sara];
  for (const { zones } of drivers)
    await expect.poll(() => zones.snapshots().at(-1)).toEqual([{ id: zoneId, name: 'Airport', ring }]);
  const heardOfZones = () => drivers.map(({ zones }) => zones.snapshots().length);
  const heardBefore = heardOfZones();
  for (const { userId: driverId } of [karim, rina, sara])
    await joinLines(api.core.db, [{ driverId, zoneId }]);
  await expect.poll(() => karim.now()).toEqual({ zone: 'Airport', place: 1, of: 3, wasMoved: false });
  await expect.poll(() => rina.now()).toMatchObject({ place: 2, of: 3 });
  await expect.poll(() => sara.now()).toMatchObject({ place: 3, of: 3 });
  await expect.poll(() => desk.snapshots().at(-1)?.[0]?.count).toBe(3);
  await expect.poll(() => [karim, rina, sara].map((driver) => driver.hasPlace())).toEqual([true, true, true]);

  // A dead socket loses nothing: the place is there with the next one.
  const before = rina.heard.snapshots().length;
  rina.socket().terminate();
  await expect.poll(() => rina.heard.snapshots().length).toBeGreaterThan(before);
  expect(rina.now()).toMatchObject({ place: 2, of: 3 });

  // The first takes a ride from there, and the others move up.
  const nadia = connect(other.url, await makeActor(api.core.db, 'rider'));
  open.push(nadia);
  const { id: rideId } = await nadia.trpc.rides.request.mutate(
    request({ pickup: AIRPORT, destination: GULSHAN }),
  );
  const asked = async () =>
    (await api.core.db.pool.query('select driver_id from ride_offers where ride_id = $1', [rideId])).rows;
  await expect.poll(asked).toEqual([{ driver_id: karim.userId }]);
  await karim.trpc.rides.accept.mutate({ rideId });
  await expect.poll(() => karim.now()).toBeNull();
  await expect.poll(() => rina.now()).toMatchObject({ place: 1, of: 2 });
  await expect.poll(() => sara.now()).toMatchObject({ place: 2, of: 2 });
  expect((await ada.trpc.queues.line.query({ zoneId })).items).toMatchObject([
    { id: rina.userId, place: 1, movedAt: null },
    { id: sara.userId, place: 2 },
  ]);

  await rina.trpc.drivers.takeBreak.mutate({ minutes: 10 });
  await expect.poll(() => sara.now()).toMatchObject({ place: 1, of: 1 });
  const dispatcher = connect(api.url, await makeAdmin(api.core.db, 'dispatcher'));
  open.push(dispatcher);
  await dispatcher.trpc.queues.takeOut.mutate({ zoneId, driverId: sara.userId, reason: ' No vest ' });
  await expect.poll(() => sara.now()).toEqual({ zone: 'Airport', removed: 'No vest' });
  expect([heardOfZones()[0], heardOfZones()[2]]).toEqual([heardBefore[0], heardBefore[2]]);
  await ada.trpc.queues.end.mutate({ zoneId });
  for (const { zones } of drivers) await expect.poll(() => zones.snapshots().at(-1)).toEqual([]);
  await expect.poll(() => sara.now()).toBeNull();
  await expect.poll(() => desk.snapshots().at(-1)).toEqual([]);
});
