import type { ServiceAreasSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { callRest } from '../testing/rest/call-rest.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let other: TestApi;
let admin: TestActor;
let rider: TestActor;
beforeAll(async () => {
  [api, other] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
  [admin, rider] = await Promise.all([makeActor(api.core.db, 'admin'), makeActor(api.core.db, 'rider')]);
});
afterAll(() => Promise.all([api.close(), other.close()]));

const CORNERS = [
  { lat: 23.84, lng: 90.39 },
  { lat: 23.84, lng: 90.41 },
  { lat: 23.85, lng: 90.41 },
  { lat: 23.85, lng: 90.39 },
];

test('areas are pushed to people at every process, and refuse programs in their language until they end', async () => {
  const ada = connect(api.url, admin).trpc.serviceAreas;
  const nadia = connect(other.url, rider).trpc;
  const home = await record<ServiceAreasSnapshot, null>((on) =>
    nadia.serviceAreas.live.subscribe(undefined, on),
  );
  expect(home.snapshots()).toEqual([[]]);
  const area = { id: crypto.randomUUID(), name: 'Airport', corners: CORNERS, isBothEnds: false };
  await ada.make.mutate(area);
  // People get the shape; its name and id are the desk's.
  const ring = [...CORNERS, ...CORNERS.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
  await expect.poll(() => home.snapshots().at(-1)).toEqual([{ ring, isBothEnds: false }]);
  const desk = await record<ServiceAreasSnapshot, null>((on) => ada.live.subscribe(undefined, on));
  // The other process may have heard of it first.
  await expect.poll(() => desk.snapshots().at(-1)).toEqual([{ id: area.id, ring, isBothEnds: false }]);

  const trip = { pickup: GULSHAN, destination: AIRPORT };
  const ask = (path: string, language: string, body: object = trip) =>
    callRest(other, {
      ...{ method: 'POST', path, body },
      headers: { cookie: rider.cookie, 'accept-language': language },
    });
  const refused = {
    status: 400,
    body: {
      code: 'OUTSIDE_AREA',
      message: 'We don’t pick up there. Choose a pickup inside a service area.',
    },
  };
  expect(await ask('/rides/quote', 'en')).toMatchObject(refused);
  expect(await ask('/rides/request', 'en', { ...trip, type: 'standard' })).toMatchObject(refused);
  expect((await ask('/rides/quote', 'bn')).body.message).toBe(
    'ওখান থেকে আমরা রাইড দিই না। সার্ভিস এলাকার ভেতরে পিকআপ বেছে নিন।',
  );

  await ada.end.mutate({ areaId: area.id });
  await expect.poll(() => home.snapshots().at(-1)).toEqual([]);
  expect(await nadia.rides.request.mutate(request())).toMatchObject({ pickup: GULSHAN });
});

test('a shape that can’t be one is refused with a sentence about its corners', async () => {
  const { serviceAreas } = connect(api.url, admin).trpc;
  const [a, b, c, d] = CORNERS as [(typeof CORNERS)[0], ...typeof CORNERS];
  const refusals = [
    [[a, b], 'A service area has 3 to 200 corners.'],
    [Array.from({ length: 201 }, () => a), 'A service area has 3 to 200 corners.'],
    [[a, b, c, a], 'Two corners are in the same place. Remove one of them.'],
    [[a, c, b, d], 'The edge crosses itself. Move or remove a corner.'],
    [[a, b, { lat: 22.36, lng: 91.78 }], 'At least one corner is outside the city’s map. Move it inside.'],
  ] as const;
  for (const [corners, sentence] of refusals) {
    const made = serviceAreas.make.mutate({
      id: crypto.randomUUID(),
      name: 'North',
      corners: corners.map((corner) => ({ ...corner! })),
    });
    await expect(made).rejects.toMatchObject({
      data: { code: 'BAD_INPUT', fields: { corners: expect.anything() } },
    });
    await expect(made).rejects.toThrow(sentence);
  }
});
