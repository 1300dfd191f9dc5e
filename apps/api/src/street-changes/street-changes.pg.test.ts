import type { ErrorCode, LatLng, MakeStreetChangeInput } from '@ridewire/contracts';
import { addDays, cityDay } from '@ridewire/contracts';
import { buildStreetGraph, decodeLine, encodeLine } from '@ridewire/streets';
import { describeStretch } from '@ridewire/streets/find-stretches';
import { MOST_STREET_CHANGES } from '@ridewire/contracts/street-change';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quoteRide } from '../rides/prices/quote-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { bringStreets } from '../testing/bring-streets.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { createCitySpeeds } from '../streets/city-speeds.ts';
import type { SearchRequest } from '../streets/search-messages.ts';
import { createWaySearch } from '../streets/search-ways.ts';
import { endStreetChange } from './end-street-change.ts';
import { findStreetsNamed, findStretchAt, findStretchesIn } from './find-desk-streets.ts';
import { makeStreetChange } from './make-street-change.ts';
import { listStreetChanges } from './street-change-queries.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let rider: TestActor;
beforeAll(async () => {
  await bringStreets(database.connectionString);
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  [admin, rider] = await Promise.all([makeActor(core.db, 'admin'), makeActor(core.db, 'rider')]);
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  await core.db.pool.query('delete from street_changes');
  // Read by both: what a process has not read yet of the test before would pass for a change of this one.
  await Promise.all([core, other].map((process) => process.streetChanges.load()));
  expect(seenBy()).toEqual([[], []]);
});

/** The ends of Market Street; Ring Road and Gulshan Avenue lead round its east half. */
const WEST = { lat: 23.7935, lng: 90.4125 };
const EAST = { lat: 23.7935, lng: 90.4162 };
/** On its east half, on Ring Road, and on the half that nothing leads round. */
const EAST_HALF = { lat: 23.7935, lng: 90.4155 };

const stretchAt = async (at: LatLng) => {
  const found = await findStretchAt(core, admin, { at, meters: 50 });
  return { line: found!.line, direction: 'both' as const };
};
const input = async (
  change: Partial<MakeStreetChangeInput> = {},
  ...places: LatLng[]
): Promise<MakeStreetChangeInput> => ({
  ...{ id: crypto.randomUUID(), kmh: null, reason: 'March until the evening' },
  stretches: await Promise.all((places.length > 0 ? places : [EAST_HALF]).map(stretchAt)),
  ...change,
});
const close = async (...args: Parameters<typeof input>) =>
  makeStreetChange(core, admin, await input(...args));
const metersIn = async (process: RunningServices, from: LatLng, to: LatLng) =>
  (await process.ways.findLine(from, to, rider.userId).catch(() => null))?.distanceMeters ?? null;
const seenBy = () => [core, other].map((process) => process.streetChanges.standing().map(({ id }) => id));
const knownTo = (...ids: string[]) => expect.poll(seenBy).toEqual([ids, ids]);
const refusal = (code: ErrorCode) => expect.objectContaining({ code });

test('streets are found under a point, in a ring and by name, in both languages', async () => {
  const at = await findStretchAt(core, admin, { at: EAST_HALF, meters: 50 });
  expect(at).toMatchObject({
    ...{ name: { name: 'Market Street' }, from: { name: 'Lake Road' }, to: { name: 'Ring Road' } },
    isOneWay: false,
  });
  expect(await findStretchAt(core, admin, { at: { lat: 23.7, lng: 90.3 }, meters: 50 })).toBeNull();
  const corners = [
    { lat: 23.793, lng: 90.411 },
    { lat: 23.793, lng: 90.418 },
    { lat: 23.794, lng: 90.418 },
    { lat: 23.794, lng: 90.411 },
  ];
  const names = (await findStretchesIn(core, admin, { corners })).map(({ name }) => name?.name);
  expect(names).toEqual(['Market Street', 'Market Street']);
  for (const name of ['market', 'বাজার']) {
    const [street] = await findStreetsNamed(core, admin, { name, near: WEST });
    expect(street).toMatchObject({ name: { name: 'Market Street' } });
    expect(street!.stretches).toHaveLength(2);
  }
});

/** A row as no verb of ours makes it. */
const insert = async (stretches: { line: string }[]) => {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `insert into street_changes (id, reason, stretches, begins_at, made_by)
      values (gen_random_uuid(), 'Bridge', $1, now() - interval '1 minute', $2) returning id`,
    [JSON.stringify(stretches.map((each) => ({ name: null, direction: 'both', ...each }))), admin.userId],
  );
  return rows[0]!.id;
};

test('stretches that the map lacks are counted for the desk, at every process', async () => {
  const gone = encodeLine([
    { lat: 23.7, lng: 90.3 },
    { lat: 23.701, lng: 90.3 },
  ]);
  await close();
  const id = await insert([await stretchAt(EAST_HALF), { line: gone }]);
  const lostIn = () => [core, other].map((process) => process.streetChanges.lost());
  await expect.poll(lostIn).toEqual([[{ id, stretches: 1 }], [{ id, stretches: 1 }]]);
  // Without streets in use none is missing.
  await core.db.pool.query('update cities set is_used = false');
  await core.cities.load();
  expect(core.streetChanges.lost()).toEqual([]);
  await core.db.pool.query('update cities set is_used = true');
  await Promise.all([core, other].map(({ cities }) => cities.load()));
  await expect.poll(lostIn).toEqual([[{ id, stretches: 1 }], [{ id, stretches: 1 }]]);
  await core.db.pool.query('delete from street_changes where id = $1', [id]);
  await expect.poll(lostIn).toEqual([[], []]);
});

test('all changes together are no longer than drivers’ maps can load', async () => {
  const id = await insert(Array.from({ length: 100 }, () => ({ line: '_'.repeat(2_000) })));
  await expect(close()).rejects.toThrow('too many bends together');
  await core.db.pool.query('delete from street_changes where id = $1', [id]);
  await close();
});

test('a closed street is driven round at every process from when its closing commits, quotes included, until it is ended', async () => {
  const usual = (await metersIn(core, WEST, EAST))!;
  const quote = () =>
    quoteRide(
      other,
      {
        pickup: WEST,
        destination: EAST,
      },
      rider.userId,
    );
  const before = await quote();
  const { id } = await close();
  await knownTo(id);
  for (const process of [core, other])
    expect(await metersIn(process, WEST, EAST)).toBeGreaterThan(usual + 100);
  const during = await quote();
  expect(during.distanceMeters).toBeGreaterThan(before.distanceMeters + 100);
  const drives = await other.ways.findDrives(EAST, [WEST], 3_600);
  expect(drives![0]!.meters).toBeGreaterThan(usual + 100);
  await endStreetChange(other, admin, { changeId: id });
  await knownTo();
  for (const process of [core, other]) expect(await metersIn(process, WEST, EAST)).toBe(usual);
});

test('it begins and ends by itself, at every process, at the moments the desk chose', async () => {
  const usual = (await metersIn(core, WEST, EAST))!;
  const { id } = await close();
  await knownTo(id);
  // The desk chooses minutes; a test waits for less.
  const set = (columns: string) =>
    core.db.pool.query(`update street_changes set ${columns} where id = $1`, [id]);
  await set(
    `begins_at = clock_timestamp() + interval '2 seconds', ends_at = clock_timestamp() + interval '4 seconds'`,
  );
  await knownTo();
  expect([core, other].map(({ streetChanges }) => streetChanges.coming())).toEqual([[id], [id]]);
  expect(await metersIn(other, WEST, EAST)).toBe(usual);
  await expect.poll(seenBy, { timeout: 10_000 }).toEqual([[id], [id]]);
  expect(await metersIn(other, WEST, EAST)).toBeGreaterThan(usual + 100);
  await expect.poll(seenBy, { timeout: 10_000 }).toEqual([[], []]);
  expect(await metersIn(other, WEST, EAST)).toBe(usual);
  expect(core.streetChanges.coming()).toEqual([]);
});

test('a process that starts knows them, and so does one that gets another city', async () => {
  const { id } = await close();
  const late = await startTestCore(database.connectionString);
  try {
    expect(late.streetChanges.standing().map((change) => change.id)).toEqual([id]);
    const round = (await metersIn(late, WEST, EAST))!;
    expect(round).toBe(await metersIn(core, WEST, EAST));
    // A newer extract of the same streets: they are looked for on it.
    const before = late.cities.current()?.id;
    await bringStreets(database.connectionString);
    await expect.poll(() => late.cities.current()?.id).not.toBe(before);
    expect(await metersIn(late, WEST, EAST)).toBe(round);
  } finally {
    await late.stop();
  }
});

test('a speed by hand is driven, and counts in the time only', async () => {
  const timeOf = async () => {
    const line = await core.ways.findLine(WEST, { ...EAST, lng: 90.414 }, rider.userId);
    return line!.durationSeconds;
  };
  const usual = await timeOf();
  await close({ kmh: 5 }, { ...WEST, lng: 90.4135 });
  // At rush hour cars go there at less than 10 km/h anyway.
  await expect.poll(timeOf).toBeGreaterThan(usual * 1.5);
});

test('sent again it is made once, and ended again it stays ended; both are in the trail', async () => {
  const change = await input();
  const [made, again] = [
    await makeStreetChange(core, admin, change),
    await makeStreetChange(other, admin, change),
  ];
  expect(again).toEqual(made);
  await expect(makeStreetChange(core, admin, { ...change, reason: 'Other' })).rejects.toEqual(
    refusal('COMMAND_REUSED'),
  );
  const ended = await endStreetChange(core, admin, { changeId: change.id });
  expect(ended.ended?.by).toEqual({ id: admin.userId, name: admin.name });
  expect(await endStreetChange(other, admin, { changeId: change.id })).toEqual(ended);
  const { rows } = await core.db.pool.query(
    `select type, data from account_events where data->>'changeId' = $1 order by id`,
    [change.id],
  );
  expect(rows).toEqual([
    {
      type: 'street_change.made',
      data: {
        ...{ changeId: change.id, kmh: null, reason: change.reason },
        ...{ streets: ['Market Street'], stretches: 1 },
      },
    },
    { type: 'street_change.ended', data: { changeId: change.id, streets: ['Market Street'] } },
  ]);
  const { items } = await listStreetChanges(core.adminDb, { page: 1, limit: 20 });
  expect(items.map(({ id }) => id)).toEqual([change.id]);
});

test('what can’t be is refused', async () => {
  const day = (days: number) => addDays(cityDay('Asia/Dhaka'), days);
  const at = (days: number) => ({ day: day(days), time: '12:00' });
  const yesterday = at(-1);
  const refusals: [Partial<MakeStreetChangeInput>, ErrorCode][] = [
    [{ from: at(-1) }, 'BAD_INPUT'],
    [{ until: at(-1) }, 'BAD_INPUT'],
    [{ from: at(3), until: at(2) }, 'BAD_INPUT'],
    [{ from: at(1_000) }, 'BAD_INPUT'],
    [{ stretches: [{ line: '_p~iF~ps|U_ulLnnqC', direction: 'both' }] }, 'STREETS_UNKNOWN'],
  ];
  for (const [change, code] of refusals) await expect(close(change)).rejects.toEqual(refusal(code));
  // By the database's clock: a process's own may be behind.
  const late = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 86_400_000);
  const sent = await input({ until: yesterday });
  await expect(makeStreetChange(core, admin, sent)).rejects.toEqual(refusal('BAD_INPUT'));
  late.mockRestore();
  await expect(endStreetChange(core, admin, { changeId: crypto.randomUUID() })).rejects.toEqual(
    refusal('NOT_FOUND'),
  );
  await expect(makeStreetChange(core, rider, await input())).rejects.toEqual(refusal('FORBIDDEN'));
  const change = await input({ from: at(1), until: at(2) });
  await makeStreetChange(core, admin, change);
  await core.db.pool.query(
    `insert into street_changes (id, reason, stretches, begins_at, made_by)
     select gen_random_uuid(), reason, stretches, begins_at, made_by from street_changes, generate_series(1, $1)`,
    [MOST_STREET_CHANGES - 1],
  );
  await expect(close()).rejects.toEqual(refusal('STREET_CHANGES_FULL'));
});

test('of two streets right beside each other the chosen one is closed, with its name', async () => {
  const positions = new Map(
    [
      [23.79, 90.41],
      [23.79, 90.412],
      [23.79 + 3 / 111_320, 90.41],
      [23.79 + 3 / 111_320, 90.412],
    ].map(([lat, lng], i) => [i + 1, { lat: lat!, lng: lng! }]),
  );
  const graph = buildStreetGraph({
    ...{ positionOf: (node) => positions.get(node), nodes: [], relations: [] },
    ways: [
      { id: 1, nodes: [1, 2], tags: { highway: 'primary', name: 'Market Street' } },
      { id: 2, nodes: [3, 4], tags: { highway: 'service' } },
    ],
  });
  const speeds = createCitySpeeds(graph, { timeZone: 'Asia/Dhaka', learnt: null });
  const search = createWaySearch({ graph, speeds, reachMeters: 50 });
  const searches = {
    current: () => ({
      ...{ city: core.cities.current()!, isChangedNear: () => true },
      ask: (request: SearchRequest) => Promise.resolve(search.answer(request)),
    }),
  };
  const named = describeStretch(graph, 0);
  const { stretches } = await makeStreetChange(
    { ...core, searches },
    admin,
    await input({ stretches: [{ line: named.line, direction: 'both' }] }),
  );
  expect(stretches).toEqual([{ line: named.line, name: named.name, direction: 'both' }]);
  search.change([{ kmh: null, stretches }]);
  const wayAlong = (street: number) => {
    const points = decodeLine(describeStretch(graph, street).line);
    return search.answer({ kind: 'line', from: points[0]!, to: points.at(-1)! });
  };
  // Cars that would drive there drive the street beside it.
  expect(wayAlong(0)).toEqual(wayAlong(1));
});

test('a line longer than any street, or out of the city, is refused', async () => {
  const lines = [
    Array.from({ length: 900 }, (_, i) => (i % 2 ? WEST : { lat: -80, lng: -170 })),
    Array.from({ length: 900 }, (_, i) => (i % 2 ? WEST : { ...EAST, lng: 90.42 })),
  ];
  for (const line of lines)
    await expect(close({ stretches: [{ line: encodeLine(line), direction: 'both' }] })).rejects.toEqual(
      refusal('STREETS_UNKNOWN'),
    );
});

test('who follows the changes is told only when others stand or come', async () => {
  let told = 0;
  other.streetChanges.onChange(() => void (told += 1));
  const { id } = await close();
  await knownTo(id);
  expect(told).toBe(1);
  await core.db.pool.query('update street_changes set reason = reason');
  await close({ from: { day: addDays(cityDay('Asia/Dhaka'), 1), time: '12:00' } });
  await expect.poll(() => other.streetChanges.coming()).toHaveLength(1);
  expect(told).toBe(2);
});

test('rows that someone wrote by hand with anything in them stop no search, also at a start, and others count', async () => {
  const usual = (await metersIn(core, WEST, EAST))!;
  const { id } = await close();
  await knownTo(id);
  const { rows } = await core.db.pool.query<{ id: string }>(
    `insert into street_changes (id, reason, stretches, begins_at, made_by)
      select gen_random_uuid(), 'By hand', s::jsonb, now() - interval '1 minute', $1
      from unnest(array['[{}]', '[null]', '[{"line": "", "direction": "both"}]']) s returning id`,
    [admin.userId],
  );
  await expect.poll(() => seenBy().map((ids) => ids.length)).toEqual([4, 4]);
  const started = await startTestCore(database.connectionString);
  try {
    for (const process of [core, other, started])
      expect(await metersIn(process, WEST, EAST)).toBeGreaterThan(usual + 100);
    const lines = started.streetChanges.standing().flatMap((change) => change.lines);
    expect(lines).toHaveLength(1);
  } finally {
    await started.stop();
    await core.db.pool.query('delete from street_changes where id = any ($1)', [rows.map((row) => row.id)]);
  }
});
