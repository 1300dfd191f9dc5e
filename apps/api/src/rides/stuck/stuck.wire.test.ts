import type { StuckRidesChange, StuckRidesSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../../testing/actors.ts';
import { connect, record, type TestClient } from '../../testing/connect.ts';
import { request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { lookAfterStuck } from './watch-stuck.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterAll(() => Promise.all([first.close(), second.close()]));

const recordStuck = ({ trpc }: TestClient) =>
  record<StuckRidesSnapshot, StuckRidesChange>((on) => trpc.rides.stuck.subscribe(undefined, on));

test('admins of every process see a ride that is stuck, who is on it, and that it moves again', async () => {
  const { db } = first.core;
  const [ada, omar, nadia] = await Promise.all([
    makeActor(db, 'admin'),
    makeActor(db, 'admin'),
    makeActor(db, 'rider'),
  ]);
  const [here, there, rider] = [
    connect(first.url, ada),
    connect(second.url, omar),
    connect(second.url, nadia),
  ];
  const seen = [await recordStuck(here), await recordStuck(there)];
  /** What both show in the end. */
  const shows = async (rides: object[]) => {
    for (const each of seen)
      await expect.poll(() => each.snapshots().at(-1)?.rides, { interval: 20 }).toMatchObject(rides);
  };
  await shows([]);
  const { id: rideId } = await rider.trpc.rides.request.mutate(request());
  await lookAfterStuck(first.core, Date.now() + 120_000);
  await shows([{ rideId, why: 'waiting', level: 0, owner: null }]);

  await there.trpc.rides.takeStuck.mutate({ rideId });
  await shows([{ rideId, owner: { id: omar.userId, name: omar.name } }]);
  // An admin who comes later, with an older state, reads who is on it.
  const { rides } = await here.trpc.rides.takeStuck.mutate({ rideId });
  expect(rides).toMatchObject([{ owner: { id: omar.userId } }]);
  await here.trpc.rides.takeStuck.mutate({ rideId, fromId: omar.userId });
  await shows([{ owner: { id: ada.userId } }]);

  await rider.trpc.rides.cancel.mutate({ rideId });
  await lookAfterStuck(second.core, Date.now() + 180_000);
  await shows([]);
  await expect(here.trpc.rides.takeStuck.mutate({ rideId })).rejects.toMatchObject({
    data: { code: 'NOT_STUCK' },
  });
  expect((await recordStuck(rider)).errors).toMatchObject([{ data: { code: 'FORBIDDEN' } }]);
  await Promise.all([here, there, rider].map((client) => client.close()));
});
