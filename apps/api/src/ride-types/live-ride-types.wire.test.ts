import type { RideTypeTerms } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { addRideType } from '../testing/add-ride-type.ts';
import { connect, record } from '../testing/connect.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(() => api.close());

test('an open page hears of a ride type that is added, and of one that is disabled', async () => {
  const { db } = api.core;
  const rider = connect(api.url, await makeActor(db, 'rider'));
  const types = await record<readonly RideTypeTerms[], null>((on) =>
    rider.trpc.system.rideTypes.subscribe(undefined, on),
  );
  const known = () => types.snapshots().at(-1);
  expect(known()).toEqual(api.core.rideTypes.list());
  const bike = await addRideType(api.core, { id: 'bike', vehicleKind: 'bike', place: 9 });
  await expect.poll(known).toContainEqual(bike);
  await db.pool.query(`update ride_types set is_enabled = false where id = 'bike'`);
  await expect.poll(known).toContainEqual({ ...bike, isEnabled: false });
  await rider.close();
});
