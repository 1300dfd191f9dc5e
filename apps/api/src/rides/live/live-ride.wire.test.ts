import type { RideWatchChange, RideWatchSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor } from '../../testing/actors.ts';
import { connect, record, type TestClient } from '../../testing/connect.ts';
import { request } from '../../testing/places.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

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

async function join(role: Parameters<typeof makeActor>[1]): Promise<TestClient> {
  const client = connect(api.url, await makeActor(api.core.db, role));
  open.push(client);
  return client;
}
const watch = ({ trpc }: TestClient, rideId: string) =>
  record<RideWatchSnapshot, RideWatchChange>((handlers) => trpc.rides.watch.subscribe({ rideId }, handlers));
type Watching = Awaited<ReturnType<typeof watch>>;
const statuses = ({ messages }: Watching) =>
  messages.map(({ data }) => ('ride' in data ? (data.ride?.status ?? null) : data.kind));
const ask = async ({ trpc }: TestClient) => (await trpc.rides.request.mutate(request())).id;

test('its rider, its driver and admins see it to its end, and the end when they come later', async () => {
  const [nadia, karim, ada] = [await join('rider'), await join('driver'), await join('admin')];
  const rideId = await ask(nadia);
  const seen = [await watch(nadia, rideId), await watch(ada, rideId)];
  await karim.trpc.rides.accept.mutate({ rideId });
  const driven = await watch(karim, rideId);
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await karim.trpc.rides.advance.mutate({ rideId, to });
  const way = ['requested', 'accepted', 'picked_up', 'in_transit', 'completed'];
  for (const each of seen) await expect.poll(() => [...new Set(statuses(each))]).toEqual(way);
  await expect.poll(() => statuses(driven)).toEqual(way.slice(1));
  const versions = seen[0]?.messages.map(({ data }) => ('ride' in data ? data.ride?.version : 0)) ?? [];
  expect(versions).toEqual(versions.toSorted((a = 0, b = 0) => a - b));
  // Another ride of the same people is no news of this one.
  const next = await ask(nadia);
  await nadia.trpc.rides.cancel.mutate({ rideId: next });
  for (const each of [nadia, karim, ada]) {
    const late = await watch(each, rideId);
    expect(late.snapshots()).toMatchObject([{ ride: { id: rideId, status: 'completed', version: 5 } }]);
    expect(statuses(late)).toEqual(['completed']);
  }
  expect(statuses(seen[0] as Watching).at(-1)).toBe('completed');
  await ada.trpc.rides.delete.mutate({ rideId });
  await expect.poll(() => statuses(driven).at(-1)).toBe('gone');
  expect((await watch(nadia, rideId)).errors).toMatchObject([{ data: { code: 'RIDE_NOT_FOUND' } }]);
});

test('a ride that ended while the socket was away comes ended', async () => {
  const nadia = await join('rider');
  const elsewhere = await join('admin');
  const rideId = await ask(nadia);
  const seen = await watch(nadia, rideId);
  nadia.socket().terminate();
  await elsewhere.trpc.rides.setStatus.mutate({ rideId, to: 'canceled' });
  await expect.poll(() => statuses(seen).at(-1)).toBe('canceled');
});

test('to everybody else there is no such ride', async () => {
  const rideId = await ask(await join('rider'));
  for (const role of ['rider', 'driver'] as const)
    expect((await watch(await join(role), rideId)).errors).toMatchObject([
      { data: { code: 'RIDE_NOT_FOUND' } },
    ]);
});

test('a driver who gave it back hears that it is over for them, and nothing more', async () => {
  const [nadia, karim, rina] = [await join('rider'), await join('driver'), await join('driver')];
  const rideId = await ask(nadia);
  await karim.trpc.rides.accept.mutate({ rideId });
  const seen = await watch(karim, rideId);
  const riders = await watch(nadia, rideId);
  await karim.trpc.rides.decline.mutate({ rideId });
  await expect.poll(() => seen.changes()).toMatchObject([{ kind: 'left', rideId, version: 3 }]);
  await rina.trpc.rides.accept.mutate({ rideId });
  await nadia.trpc.rides.cancel.mutate({ rideId });
  await expect.poll(() => statuses(riders).at(-1)).toBe('canceled');
  expect(seen.changes()).toHaveLength(1);
  expect((await watch(karim, rideId)).snapshots()).toEqual([{ ride: null }]);
});
