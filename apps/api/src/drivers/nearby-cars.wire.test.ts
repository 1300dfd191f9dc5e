import { type LatLng, nearbyCell, type NearbyCars } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../testing/actors.ts';
import { connect, record, type TestClient } from '../testing/connect.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { publishNearbyCars } from './nearby-cars.ts';

const database = useTestDatabase();
let api: TestApi;
const open: TestClient[] = [];
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await api.close();
});

const join = async (role: Parameters<typeof makeActor>[1]) => {
  const client = connect(api.url, await makeActor(api.core.db, role, { available: false }));
  open.push(client);
  if (role === 'driver') await client.trpc.drivers.setAvailability.mutate({ available: true });
  return client;
};
const drive = ({ trpc }: TestClient, at: LatLng) =>
  expect
    .poll(() => trpc.drivers.reportPosition.mutate({ positions: [{ ...at, at: Date.now() }] }))
    .toEqual({ accepted: true });
const watch = ({ trpc }: TestClient, at: LatLng) =>
  record<NearbyCars, NearbyCars>((handlers) => trpc.rides.nearbyCars.subscribe(at, handlers));
const shown = async (seen: Awaited<ReturnType<typeof watch>>) => {
  await publishNearbyCars(api.core);
  return seen.messages.at(-1)?.data.cars.map(({ lat, lng }) => ({ lat, lng }));
};

test('idle cars come, move and go as they are booked or go offline; who drives them is not said', async () => {
  const [nadia, omar] = [await join('rider'), await join('rider')];
  const [karim, rina] = [await join('driver'), await join('driver')];
  const [at, beside] = [
    { lat: 23.7951, lng: 90.4143 },
    { lat: 23.7961, lng: 90.4143 },
  ];
  const seen = await watch(nadia, GULSHAN);
  expect(seen.snapshots()).toEqual([{ cars: [] }]);
  await drive(karim, { ...at, lat: at.lat + 0.00001 });
  await expect.poll(() => shown(seen)).toEqual([at]);
  await drive(rina, beside);
  await expect.poll(() => shown(seen)).toEqual([at, beside]);
  expect(Object.keys(seen.changes().at(-1)?.cars[0] ?? {})).toEqual(['id', 'lat', 'lng', 'bearing']);
  // From elsewhere in the square, the answer is the same, and immediate.
  const also = await watch(omar, nearbyCell(GULSHAN));
  expect(await shown(also)).toEqual([at, beside]);
  const told = seen.messages.length;
  await publishNearbyCars(api.core);
  await omar.trpc.places.all.query();
  expect(seen.messages).toHaveLength(told);

  const { id: rideId } = await omar.trpc.rides.request.mutate(request());
  await karim.trpc.rides.accept.mutate({ rideId });
  await expect.poll(() => shown(seen)).toEqual([beside]);
  await rina.trpc.drivers.setAvailability.mutate({ available: false });
  await expect.poll(() => shown(seen)).toEqual([]);
  seen.stop();
  also.stop();
  await expect.poll(() => publishNearbyCars(api.core).then(() => api.core.nearby.size)).toBe(0);
});

test('nobody is picked up there, or they are no rider', async () => {
  const away = await watch(await join('rider'), { lat: 51.5, lng: -0.12 });
  expect(away.snapshots()).toEqual([{ cars: [] }]);
  for (const role of ['driver', 'admin'] as const) {
    const { errors } = await watch(await join(role), GULSHAN);
    expect(errors).toMatchObject([{ data: { code: 'FORBIDDEN' } }]);
  }
});
