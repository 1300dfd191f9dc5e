import type { StreetChangesSnapshot } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { bringStreets } from '../testing/bring-streets.ts';
import { connect, record } from '../testing/connect.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let other: TestApi;
let admin: TestActor;
let rider: TestActor;
let driver: TestActor;
beforeAll(async () => {
  await bringStreets(database.connectionString);
  [api, other] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
  [admin, rider, driver] = await Promise.all([
    makeActor(api.core.db, 'admin'),
    makeActor(api.core.db, 'rider'),
    makeActor(api.core.db, 'driver'),
  ]);
});
afterAll(() => Promise.all([api.close(), other.close()]));

/** On Market Street, whose east half Ring Road and Gulshan Avenue lead round. */
const WEST = { lat: 23.7935, lng: 90.4125 };
const EAST_HALF = { lat: 23.7935, lng: 90.4155 };
const EAST = { lat: 23.7935, lng: 90.4162 };

test('a street closed at one process is driven round by those connected to another as soon as they hear of it, and drivers read why', async () => {
  const ada = connect(api.url, admin).trpc.streetChanges;
  const jamal = connect(other.url, driver).trpc;
  const nadia = connect(other.url, rider).trpc;
  const hear = (trpc: typeof jamal) =>
    record<StreetChangesSnapshot, null>((on) => trpc.streetChanges.live.subscribe(undefined, on));
  const [car, home, desk] = await Promise.all([
    hear(jamal),
    hear(nadia),
    record<StreetChangesSnapshot, null>((on) => ada.live.subscribe(undefined, on)),
  ]);
  const wayOf = () => jamal.streets.way.query({ from: WEST, to: EAST, bearing: 90, isCar: true });
  const usual = await wayOf();

  const stretch = await ada.stretchAt.query({ at: EAST_HALF, meters: 50 });
  const id = crypto.randomUUID();
  const lines = [stretch!.line];
  await ada.make.mutate({
    ...{ id, kmh: null, reason: 'March until the evening' },
    stretches: [{ line: stretch!.line, direction: 'both' }],
  });
  await expect
    .poll(() => car.snapshots().at(-1))
    .toEqual({ standing: [{ id, kmh: null, reason: 'March until the evening', lines }] });
  const round = await wayOf();
  expect(round!.distanceMeters).toBeGreaterThan(usual!.distanceMeters + 100);
  await expect.poll(() => home.snapshots().at(-1)).toEqual({ standing: [{ id, kmh: null, lines }] });
  await expect.poll(() => desk.snapshots().at(-1)).toMatchObject({ standing: [{ id }], coming: [] });
  // A car inside leaves it from where it is; a person there is met at the nearest open street.
  const inside = { from: EAST_HALF, to: WEST };
  const [leaving, walking] = await Promise.all([
    jamal.streets.way.query({ ...inside, isCar: true }),
    jamal.streets.way.query(inside),
  ]);
  expect(leaving!.line).not.toBe(walking!.line);

  await ada.end.mutate({ changeId: id });
  await expect.poll(() => car.snapshots().at(-1)).toEqual({ standing: [] });
  expect(await wayOf()).toEqual(usual);
});

test('a change that can’t be is refused with a sentence about its field', async () => {
  const { streetChanges } = connect(api.url, admin).trpc;
  const stretch = await streetChanges.stretchAt.query({ at: EAST_HALF, meters: 50 });
  const change = {
    ...{ id: crypto.randomUUID(), kmh: 30 as number | null, reason: 'Roadworks' },
    stretches: [{ line: stretch!.line, direction: 'both' as const }],
  };
  for (const [wrong, sentence] of [
    [{ kmh: 4 }, 'The speed must be a whole number from 5 to 120 km/h.'],
    [{ kmh: 121 }, 'The speed must be a whole number from 5 to 120 km/h.'],
    [{ stretches: [] }, 'Choose 1 to 200 stretches of streets.'],
    [
      { stretches: Array.from({ length: 100 }, () => ({ line: '?'.repeat(500), direction: 'both' })) },
      'These streets have too many bends for one change. Make two.',
    ],
    [{ until: { day: '2020-01-01', time: '10:00' } }, 'Choose a time in the future.'],
  ] as const)
    await expect(streetChanges.make.mutate({ ...change, ...(wrong as object) })).rejects.toThrow(sentence);
});
