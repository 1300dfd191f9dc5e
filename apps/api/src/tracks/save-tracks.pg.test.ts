import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { reportPosition } from '../drivers/report-position.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { saveTracks } from './save-tracks.ts';

const database = useTestDatabase();
let core: RunningServices;
let db: Db;
let karim: TestActor;
let rina: TestActor;
let rideId: string;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  db = openDb(database.connectionString);
});
afterAll(() => Promise.all([core.stop(), db.close()]));
beforeEach(async () => {
  karim = await makeActor(core.db, 'driver');
  rina = await makeActor(core.db, 'driver');
  ({ id: rideId } = await requestRide(core, await makeActor(core.db, 'rider'), request()));
  await acceptRide(core, karim, { rideId });
});

const piece = ({ userId: driverId }: TestActor, ...lats: number[]) => ({
  rideId,
  driverId,
  approach: lats.map((lat) => ({ lat, lng: 90 })),
  trip: [],
});
const latsOf = async () => {
  const { rows } = await db.pool.query<{ approach: number[] }>(
    'select approach from ride_tracks where ride_id = $1',
    [rideId],
  );
  return rows[0]?.approach.filter((_, n) => n % 2 === 0).map((units) => units / 100_000);
};

test('the next driver’s way begins where they were, and nothing of the former one comes after it', async () => {
  await saveTracks(db, [piece(karim, 23.1, 23.2)]);
  await saveTracks(db, [piece(karim, 23.3)]);
  expect(await latsOf()).toEqual([23.1, 23.2, 23.3]);
  await declineRide(core, karim, { rideId });
  await saveTracks(db, [piece(karim, 23.4)]);
  await acceptRide(core, rina, { rideId });
  await saveTracks(db, [piece(rina, 23.8), piece(karim, 23.5)]);
  await saveTracks(db, [piece(rina, 23.9)]);
  expect(await latsOf()).toEqual([23.8, 23.9]);
});

test('a ride that is not there leaves the others saved', async () => {
  await saveTracks(db, [{ ...piece(karim, 23.4), rideId: crypto.randomUUID() }, piece(karim, 23.1)]);
  expect(await latsOf()).toEqual([23.1]);
});

test('what cars with a ride report is learnt from, and what others report is not', async () => {
  const known = core.drives.size;
  const report = (driver: TestActor, secondsAgo: number) =>
    reportPosition(core, driver, { positions: [{ ...GULSHAN, at: Date.now() - secondsAgo * 1_000 }] });
  await expect.poll(() => core.drivers.ridingOf(karim.userId)).toMatchObject({ rideId });
  for (const secondsAgo of [9, 5, 1]) {
    report(karim, secondsAgo);
    report(rina, secondsAgo);
  }
  expect(core.drives.size).toBe(known + 3);
});
