import type { LatLng, RideTrackChange, RideTrackSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../../testing/actors.ts';
import { connect, record, type TestClient } from '../../testing/connect.ts';
import { GULSHAN, request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
const open: TestClient[] = [];
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await Promise.all([first.close(), second.close()]);
});

const join = async (api: TestApi, role: Parameters<typeof makeActor>[1]) => {
  const client = connect(api.url, await makeActor(second.core.db, role));
  open.push(client);
  return client;
};
const watch = ({ trpc }: TestClient, rideId: string) =>
  record<RideTrackSnapshot, RideTrackChange>((handlers) => trpc.rides.track.subscribe({ rideId }, handlers));
const north = (meters: number): LatLng => ({ lat: GULSHAN.lat + meters / 111_195, lng: GULSHAN.lng });
const metersNorth = (path: LatLng[] = []) => path.map(({ lat }) => Math.round((lat - GULSHAN.lat) * 111_195));

test('the way to the pickup and the way from it are kept, seen live in every process, and outlast a restart', async () => {
  const [nadia, karim] = [await join(first, 'rider'), await join(first, 'driver')];
  const [ada, omar] = [await join(first, 'admin'), await join(second, 'admin')];
  const drive = async (...meters: number[]) => {
    for (const m of meters)
      await expect
        .poll(() =>
          karim.trpc.drivers.reportPosition.mutate({ positions: [{ ...north(m), at: Date.now() }] }),
        )
        .toEqual({ accepted: true });
  };
  // What is kept of an earlier ride of the same driver stays there.
  const { id: earlierId } = await nadia.trpc.rides.request.mutate(request());
  await karim.trpc.rides.accept.mutate({ rideId: earlierId });
  await nadia.trpc.rides.cancel.mutate({ rideId: earlierId });
  await second.core.db.pool.query(
    `insert into ride_tracks (ride_id, driver_id, approach) select id, driver_id, '{0,0}' from rides where id = $1`,
    [earlierId],
  );
  const { id: rideId } = await nadia.trpc.rides.request.mutate(request());
  await drive(0);
  await karim.trpc.rides.accept.mutate({ rideId });
  const here = await watch(ada, rideId);
  const there = await watch(omar, rideId);
  expect(here.snapshots()).toMatchObject([{ approach: [], trip: [] }]);
  await drive(20, 40, 60);
  for (const seen of [here, there])
    await expect.poll(() => seen.changes().at(-1)).toMatchObject({ kind: 'position', position: north(60) });

  await karim.trpc.rides.advance.mutate({ rideId, to: 'picked_up' });
  await drive(60, 80, 100);
  // Not saved yet: the process that has it sends it.
  const fresh = (await watch(ada, rideId)).snapshots()[0];
  expect(metersNorth(fresh?.approach)).toEqual([20, 40, 60]);
  expect(metersNorth(fresh?.trip)).toEqual([60, 80, 100]);

  await karim.close();
  await first.close();
  first = await startTestApi(database.connectionString);
  const again = connect(first.url, await makeActor(second.core.db, 'admin'));
  open.push(again);
  for (const client of [again, omar]) {
    const [saved] = (await watch(client, rideId)).snapshots();
    expect(metersNorth(saved?.approach)).toEqual([20, 60]);
    expect(metersNorth(saved?.trip)).toEqual([60, 100]);
  }
});

test('of a ride given back and taken by another only the other one’s way is told, saved or not', async () => {
  const [nadia, karim, rina] = [
    await join(first, 'rider'),
    await join(first, 'driver'),
    await join(second, 'driver'),
  ];
  const drive = async ({ trpc }: TestClient, ...meters: number[]) => {
    for (const m of meters)
      await expect
        .poll(() => trpc.drivers.reportPosition.mutate({ positions: [{ ...north(m), at: Date.now() }] }))
        .toEqual({ accepted: true });
  };
  const { id: rideId } = await nadia.trpc.rides.request.mutate(request());
  await karim.trpc.rides.accept.mutate({ rideId });
  await drive(karim, 0, 20, 40);
  await karim.trpc.rides.decline.mutate({ rideId });
  await rina.trpc.rides.accept.mutate({ rideId });
  await drive(rina, 900, 920);
  for (const api of [first, second])
    expect(metersNorth((await watch(await join(api, 'admin'), rideId)).snapshots()[0]?.approach)).toEqual(
      api === second ? [900, 920] : [],
    );
  // Each process saves its part as it ends; the former driver’s comes last.
  await rina.close();
  await second.close();
  await karim.close();
  await first.close();
  [first, second] = [
    await startTestApi(database.connectionString),
    await startTestApi(database.connectionString),
  ];
  const saved = await watch(await join(first, 'admin'), rideId);
  expect(metersNorth(saved.snapshots()[0]?.approach)).toEqual([900, 920]);
});

test('a car without a ride leaves no track, and nobody but admins sees one', async () => {
  const [nadia, karim] = [await join(second, 'rider'), await join(second, 'driver')];
  await karim.trpc.drivers.reportPosition.mutate({ positions: [{ ...north(0), at: Date.now() }] });
  const { id: rideId } = await nadia.trpc.rides.request.mutate(request());
  const omar = await join(second, 'admin');
  expect((await watch(omar, rideId)).snapshots()).toEqual([{ approach: [], trip: [], position: null }]);
  for (const client of [nadia, karim])
    expect((await watch(client, rideId)).errors).toMatchObject([{ data: { code: 'FORBIDDEN' } }]);
  const missing = await watch(omar, crypto.randomUUID());
  expect(missing.errors).toMatchObject([{ data: { code: 'RIDE_NOT_FOUND' } }]);
});
