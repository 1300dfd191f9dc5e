import type { RidesChange } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

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

test('whatever happens to a ride, and a decline too, is told to the admins of every process', async () => {
  const join = async (api: TestApi, role: Parameters<typeof makeActor>[1]) =>
    connect(api.url, await makeActor(first.core.db, role, { available: false }));
  const [ada, omar] = [await join(first, 'admin'), await join(second, 'admin')];
  const [nadia, karim] = [await join(first, 'rider'), await join(second, 'driver')];
  const lists = await Promise.all(
    [ada, omar].map(({ trpc }) =>
      record<null, RidesChange>((handlers) => trpc.rides.changes.subscribe(undefined, handlers)),
    ),
  );
  let told = 0;
  const expectTold = async (rideId: string) => {
    told += 1;
    for (const list of lists) {
      expect(list.snapshots()).toEqual([null]);
      await expect.poll(() => list.changes()).toHaveLength(told);
      expect(list.changes().at(-1)).toEqual({ rideId });
    }
  };

  const { id: rideId } = await nadia.trpc.rides.request.mutate(request());
  await expectTold(rideId);
  await karim.trpc.rides.decline.mutate({ rideId });
  await expectTold(rideId);
  await omar.trpc.rides.setStatus.mutate({ rideId, to: 'canceled' });
  await expectTold(rideId);
  await ada.trpc.rides.delete.mutate({ rideId });
  await expectTold(rideId);
  await Promise.all([ada, omar, nadia, karim].map((client) => client.close()));
});
