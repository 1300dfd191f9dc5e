import { LANGUAGES, type Language } from '@ridewire/contracts';
import { foldPlace } from '@ridewire/contracts/fold-place';
import type { CityPlace } from '@ridewire/streets';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { checkRows } from '../testing/check-rows.ts';
import { explain, recordQueries } from '../testing/explain.ts';
import { makeRides } from '../testing/make-rides.ts';
import { putCity } from '../testing/put-city.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { findEntrances } from './find-entrances.ts';
import { nameOf } from './name-of.ts';
import { searchPlaces } from './search-places.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
beforeAll(async () => {
  rider = await makeActor(core.db, 'rider');
});

const place = (name: string, more: Partial<CityPlace> = {}): CityPlace => ({
  ...{
    name,
    names: {},
    kind: 'shop',
    rank: 20,
    area: 'Gulshan',
    areaNames: { bn: 'গুলশান' },
    lat: 23.79,
    lng: 90.41,
  },
  ...more,
  folded: foldPlace([name, ...Object.values(more.names ?? {})]),
});
const CITY = [
  place('Kacchi Bhai', { kind: 'restaurant', lat: 23.8122, lng: 90.4241 }),
  place('Kacchi Bhai', { kind: 'restaurant', area: 'Ramna', lat: 23.7419, lng: 90.4102 }),
  place('লেক রোড', {
    names: { en: 'Lake Road', bn: 'লেক রোড' },
    kind: 'street',
    rank: 60,
    lat: 23.782,
    lng: 90.402,
  }),
  place('Square Hospitals', { kind: 'hospital', rank: 75, area: 'Panthapath', lat: 23.7526, lng: 90.3817 }),
  place('Gulshan 2 Circle', { kind: 'other', lat: 23.7946, lng: 90.4144 }),
];
const search = (text: string, near?: { lat: number; lng: number }) =>
  searchPlaces(core, rider, { text, ...(near && { near }) });
const names = async (text: string) => (await search(text)).map(({ name }) => name);

test('without a city the well-known places are found alone', async () => {
  await core.db.pool.query('update cities set is_used = false');
  expect(await search('')).toHaveLength(8);
  expect((await names('airport'))[0]).toContain('International Airport');
  expect(await search('zzz')).toEqual([]);
  expect(await nameOf(core, { lat: 23.7947, lng: 90.4143 }, rider.userId)).toMatchObject({
    name: 'Gulshan 2 Circle',
    area: 'Gulshan',
  });
  expect(await nameOf(core, { lat: 0, lng: 0 }, rider.userId)).toBeNull();
});

test('a city’s places are found as people write them, the well-known ones among them, each once', async () => {
  await putCity(core.db, CITY);
  expect((await search('lek rod'))[0]).toMatchObject({
    name: 'Lake Road',
    names: { bn: 'লেক রোড' },
    kind: 'street',
    areaNames: { bn: 'গুলশান' },
  });
  expect((await names('লেক রোড'))[0]).toBe('Lake Road');
  expect((await names('squre hospital'))[0]).toMatch(/^Square Hospital/);
  expect((await names('gulshan 2')).filter((name) => name === 'Gulshan 2 Circle')).toHaveLength(1);
  expect((await search('kacchi vai', { lat: 23.742, lng: 90.41 })).map(({ area }) => area)).toEqual([
    'Ramna',
    'Gulshan',
  ]);
  expect((await search('kacchi', { lat: 23.812, lng: 90.424 })).map(({ area }) => area)).toEqual([
    'Gulshan',
    'Ramna',
  ]);
});

test('a place is found by its name in a language that the product doesn’t have yet, and tells it', async () => {
  const names = { ['eo' as Language]: 'Flughaveno' };
  await putCity(core.db, [place('North Terminal', { names, kind: 'airport' })]);
  expect(await search('flughaveno')).toMatchObject([{ name: 'North Terminal', names: { eo: 'Flughaveno' } }]);
  expect(await nameOf(core, { lat: 23.79, lng: 90.41 }, rider.userId)).toMatchObject({ names });
});

test('a kind finds the nearest of it, whatever they are called; a name with a kind in it finds the name', async () => {
  const here = { lat: 23.78, lng: 90.4 };
  const shop = (name: string, north: number, kind: CityPlace['kind'] = 'pharmacy') =>
    place(name, { kind, lat: here.lat + north, lng: here.lng });
  await putCity(core.db, [
    shop('Lazz Pharma', 0.02),
    shop('Popular Pharmacy', 0.05),
    shop('Shanti Medicine', 0.0001),
    shop('Pharmacy Road', 0.00005, 'street'),
    shop('Trust Filling', 0.01, 'fuel'),
    shop('Islami Bank', 0.06, 'bank'),
    shop('City Bank', 0.001, 'bank'),
    shop('Baitul Aman', 0.03, 'worship'),
    place('Uttarpara', { kind: 'area', rank: 85, lat: here.lat + 0.049, lng: here.lng }),
  ]);
  const found = async (text: string) => (await search(text, here)).map(({ name }) => name);
  const nearest = ['Shanti Medicine', 'Lazz Pharma', 'Popular Pharmacy'];
  for (const text of ['pharmacy', 'nearest Pharmacy', 'কাছের ফার্মেসি'])
    expect(await found(text)).toEqual(nearest);
  expect(await found('petrol pump')).toEqual(['Trust Filling']);
  expect(await found('mosque near me')).toEqual(['Baitul Aman']);
  expect((await found('islami bank'))[0]).toBe('Islami Bank');
  expect(await found('bank')).toEqual(['City Bank', 'Islami Bank']);
  expect((await found('pharmacy in uttarpara'))[0]).toBe('Popular Pharmacy');
  // Where the city has none of it, the word is a name.
  expect(await found('cinema')).toEqual([]);
  expect((await search('pharmacy')).map(({ name }) => name)).toHaveLength(3);
});

test('an address leads to its road in its area, coordinates to what lies there, and nonsense nowhere', async () => {
  const road = (name: string, area: string, lat: number) =>
    place(name, { kind: 'street', rank: 60, area, areaNames: {}, lat, lng: 90.37 });
  await putCity(core.db, [
    road('Road 5', 'Dhanmondi', 23.742),
    road('Road 5', 'Mirpur', 23.81),
    road('Road 15', 'Dhanmondi', 23.751),
    road('Lake Drive', 'Dhanmondi', 23.745),
    road('Lake Drive', 'Dhanmondi', 23.7495),
    road('Lake Drive', 'Mirpur', 23.8105),
    ...Array.from({ length: 80 }, (_, i) =>
      place(`Dhanmondi Store ${i + 20}`, { area: 'Dhanmondi', lat: 23.79 + i / 1_000 }),
    ),
    place('JK Store', { lat: 23.7 }),
  ]);
  const first = async (text: string) => (await search(text))[0];
  for (const text of [
    'house 12 road 5 dhanmondi',
    'House# 12/A, Road # 5, Dhanmondi',
    'বাড়ি ১২, রোড ৫, ধানমন্ডি',
  ])
    expect(await first(text)).toMatchObject({ name: 'Road 5', area: 'Dhanmondi' });
  expect(await first('road 5 mirpur')).toMatchObject({ name: 'Road 5', area: 'Mirpur' });
  // One street's parts in one area are one line.
  expect((await search('lake drive')).map(({ area }) => area).toSorted()).toEqual(['Dhanmondi', 'Mirpur']);
  expect(await search('23.79, 90.41')).toMatchObject([
    { name: 'Dhanmondi Store 20', lat: 23.79, lng: 90.41 },
  ]);
  expect(await search('23.5, 90.1')).toMatchObject([{ name: '23.50000, 90.10000', area: '', lat: 23.5 }]);
  for (const text of ['zzzzqqq', 'asdfgh jkl', 'xxxx']) expect(await search(text)).toEqual([]);
});

test('elsewhere the well-known places of Dhaka are not', async () => {
  const box = { south: 43.7, west: 7.4, north: 43.8, east: 7.5 };
  await putCity(core.db, [place('Casino', { lat: 43.739, lng: 7.427 })], box);
  const there = { ...core, cities: { current: () => ({ box }) } };
  const find = async (text: string) => (await searchPlaces(there, rider, { text })).map(({ name }) => name);
  expect(await find('casino')).toEqual(['Casino']);
  expect(await find('gulshan 2')).toEqual([]);
  expect(await find('')).toEqual([]);
});

test.each(['%', '_', "'", '\\', ' % ', 'a'.repeat(200), '★★', '১', '\u0000'])(
  '%j is searched like any text',
  async (text) => {
    await expect(search(text)).resolves.toBeInstanceOf(Array);
  },
);

test('a point is named by the place it lies at, else by its street', async () => {
  await putCity(core.db, CITY);
  expect(await nameOf(core, { lat: 23.81225, lng: 90.42415 }, rider.userId)).toMatchObject({
    name: 'Kacchi Bhai',
    area: 'Gulshan',
  });
  expect(await nameOf(core, { lat: 23.7823, lng: 90.402 }, rider.userId)).toMatchObject({
    name: 'Lake Road',
    names: { bn: 'লেক রোড' },
    area: 'Gulshan',
  });
  expect(await nameOf(core, { lat: 23.85, lng: 90.35 }, rider.userId)).toBeNull();
});

test('before anything is typed it offers where the person went last, then the best known', async () => {
  const driver = await makeActor(core.db, 'driver');
  const traveler = await makeActor(core.db, 'rider');
  await makeRides(core.db, { riderId: traveler.userId, driverId: driver.userId, count: 2 });
  const found = await searchPlaces(core, traveler, { text: ' ' });
  expect(found.slice(0, 2).map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Airport', true],
    ['Gulshan 2 Circle', true],
  ]);
  expect(found).toHaveLength(8);
  expect(found.slice(2).some(({ isOwn }) => isOwn)).toBe(false);
});

test('what a point is called is not looked for in other cities', async () => {
  const many = Array.from({ length: 1_000 }, (_, i) => place(`Shop ${i}`, { lat: 23.7 + i / 10_000 }));
  await putCity(core.db, many);
  await putCity(core.db, CITY);
  const asked = await recordQueries(() => nameOf(core, { lat: 23.85, lng: 90.35 }, rider.userId));
  const query = asked.find(({ text }) => text.includes('<-> point'));
  const { scans } = await explain(core.db, query!);
  expect(scans.find(({ table }) => table === 'city_places')).toMatchObject({
    index: 'city_places_around',
    rows: 0,
  });
});

test('another is asked only where ours finds little', async () => {
  const asked: string[] = [];
  const other = { ...(await search('kacchi'))[0]!, id: 'other', name: 'Other' };
  const geocoder = {
    search: async (text: string) => (asked.push(text), [other]),
    nameOf: async () => ({ name: 'Far Road', names: {}, area: '', areaNames: {} }),
  };
  const deps = { ...core, geocoder };
  expect((await searchPlaces(deps, rider, { text: 'kacchi' })).map(({ name }) => name)).toEqual([
    'Kacchi Bhai',
    'Kacchi Bhai',
    'Other',
  ]);
  await searchPlaces(deps, rider, { text: 'mirpur' });
  await searchPlaces(deps, rider, { text: '' });
  expect(asked).toEqual(['kacchi']);
  expect(await nameOf(deps, { lat: 1, lng: 1 }, rider.userId)).toMatchObject({ name: 'Far Road' });
});

test('rows', async () => {
  const names = z.partialRecord(z.enum(LANGUAGES), z.string());
  const row = z.strictObject({
    id: z.string(),
    name: z.string(),
    names,
    kind: z.string(),
    area: z.string().nullable(),
    areaNames: names,
    lat: z.number(),
    lng: z.number(),
    rank: z.int(),
    folded: z.string(),
  });
  await checkRows(core.db, () => search('lake road', { lat: 23.7, lng: 90.4 }), /p\.folded %>/, row);
  await checkRows(core.db, () => nameOf(core, { lat: 23.782, lng: 90.402 }, rider.userId), /<-> point/, row);
});

const door = (name: string, at: { lat: number; lng: number }, area = 'Terminal 1') => ({
  ...place(name, { ...at, kind: 'entrance', area, areaNames: {} }),
  folded: '',
});
const doorsAt = async (address: string, at: { lat: number; lng: number }) =>
  (await findEntrances(core.db, { address, ...at })).map((each) => `${each.name}, ${each.place}`);

test('the entrances of the place that a pickup names or is at, the nearest first', async () => {
  await putCity(core.db, [
    place('Terminal 1', { kind: 'airport', area: 'Uttara', lat: 23.8433, lng: 90.4029 }),
    door('Gate 1', { lat: 23.843, lng: 90.404 }),
    door('Gate 2', { lat: 23.842, lng: 90.404 }),
    door('Gate 9', { lat: 23.8431, lng: 90.4041 }, 'Hotel'),
    door('Gate A', { lat: 23.8, lng: 90.404 }),
  ]);
  const middle = { lat: 23.8433, lng: 90.4029 };
  expect(await doorsAt('Terminal 1, Uttara', middle)).toEqual(['Gate 1, Terminal 1', 'Gate 2, Terminal 1']);
  expect(await doorsAt('Gate 2, Terminal 1', { lat: 23.842, lng: 90.404 })).toEqual([
    'Gate 2, Terminal 1',
    'Gate 1, Terminal 1',
  ]);
  // A pin in front of a door, whatever its address says.
  expect(await doorsAt('Airport Road', { lat: 23.8421, lng: 90.4041 })).toHaveLength(2);
  // One door is no choice, and there is none on the road.
  expect(await doorsAt('Hotel', middle)).toEqual([]);
  expect(await doorsAt('Airport Road', { lat: 23.835, lng: 90.41 })).toEqual([]);
  // They are found by place, never by words.
  expect(await names('gate 1')).toEqual([]);
});
