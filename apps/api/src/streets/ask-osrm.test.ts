import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeLine } from '@ridewire/streets';
import type { LatLng } from '@ridewire/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOsrm } from './ask-osrm.ts';
import { createChangedNear } from './changed-near.ts';
import type { City } from './city.ts';
import { SearchBusyError } from './search-thread.ts';
import type { SearchAnswer } from './search-messages.ts';
import { createWayFinder } from './way-finder.ts';

let server: Server;
let base: string;
let asked: URL[] = [];
let answer: (url: URL, response: ServerResponse) => void = () => {};
const json =
  (value: unknown, status = 200) =>
  (_: URL, response: ServerResponse) =>
    response.writeHead(status).end(JSON.stringify(value));

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', base);
    asked.push(url);
    answer(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  warnings = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let warnings: unknown[] = [];
const log = {
  info: () => {},
  error: () => {},
  warn: (fields: object | string) => void warnings.push(fields),
};

const [FROM, TO] = [
  { lat: 23.79, lng: 90.41 },
  { lat: 23.8, lng: 90.42 },
];
const WAY = { kind: 'way', from: FROM, to: TO } as const;
const drives = (starts: readonly LatLng[]) =>
  ({ kind: 'drives', to: TO, starts, limitSeconds: 600 }) as const;

const LINE = [
  FROM,
  { lat: 23.795, lng: 90.41 },
  { lat: 23.796, lng: 90.411 },
  { lat: 23.8, lng: 90.412 },
  TO,
];
const step = (points: [number, number], maneuver: object, more: object = {}) => ({
  geometry: encodeLine(LINE.slice(points[0], points[1] + 1)),
  ...{ distance: 100.4, duration: 20.4, name: '', mode: 'driving', maneuver, intersections: [] },
  ...more,
});
const ROUTE = {
  code: 'Ok',
  routes: [
    {
      ...{ distance: 502, duration: 102, weight: 102, weight_name: 'routability' },
      geometry: encodeLine(LINE),
      legs: [
        {
          steps: [
            step([0, 1], { type: 'depart', modifier: 'left' }, { name: 'Gulshan Avenue' }),
            step([1, 2], { type: 'roundabout', modifier: 'right', exit: 2 }),
            step([2, 3], { type: 'exit roundabout', modifier: 'right', exit: 2 }, { name: '', ref: 'R5' }),
            step([3, 4], { type: 'end of road', modifier: 'sharp left' }, { name: 'Lake Road' }),
            step([3, 4], { type: 'notification', modifier: 'straight' }, { name: 'Lake Road' }),
            step([4, 4], { type: 'arrive' }, { distance: 0, duration: 0, name: 'Lake Road' }),
          ],
          annotation: { duration: [40, 10, 20, 30] },
        },
      ],
    },
  ],
  waypoints: [],
};

test('a way is asked for as OSRMs are, and read as our own', async () => {
  answer = json(ROUTE);
  const found = await createOsrm(`${base}/osrm/route/v1/driving`, log)(WAY);
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/osrm/route/v1/driving/90.410000,23.790000;90.420000,23.800000',
  ]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    ...{ overview: 'full', geometries: 'polyline', steps: 'true', annotations: 'duration' },
    radiuses: '300;300',
  });
  const named = (name: string) => ({ name, names: {} });
  expect(found).toEqual({
    way: {
      distanceMeters: 502,
      durationSeconds: 102,
      line: encodeLine(LINE),
      secondsAt: [0, 40.8, 51, 71.4, 102],
      steps: [
        {
          ...{ turn: 'depart', exit: null, name: named('Gulshan Avenue') },
          ...{ distanceMeters: 100, durationSeconds: 20, at: 0 },
        },
        {
          ...{ turn: 'roundabout', exit: 2, name: named('R5') },
          ...{ distanceMeters: 201, durationSeconds: 41, at: 1 },
        },
        {
          ...{ turn: 'sharp_left', exit: null, name: named('Lake Road') },
          ...{ distanceMeters: 201, durationSeconds: 41, at: 3 },
        },
        { turn: 'arrive', exit: null, name: null, distanceMeters: 0, durationSeconds: 0, at: 4 },
      ],
    },
  });
});

test('without seconds for each piece they go by its length', async () => {
  const [route] = ROUTE.routes;
  const legs = [{ ...route?.legs[0], annotation: { duration: [] } }];
  answer = json({ ...ROUTE, routes: [{ ...route, legs }] });
  const found = await createOsrm(base, log)(WAY);
  const secondsAt = found && 'way' in found ? found.way.secondsAt : [];
  expect(secondsAt).toEqual(secondsAt.toSorted((a, b) => a - b));
  expect(secondsAt).toHaveLength(LINE.length);
  expect(secondsAt.at(-1)).toBe(102);
});

test.each([
  ['NoRoute', 'Impossible route between points', 'NO_WAY'],
  ['NoSegment', 'Could not find a matching segment for coordinate 0', 'NO_STREET_AT_START'],
  ['NoSegment', 'Could not find a matching segment for coordinate 1', 'NO_STREET_NEAR'],
])('%s (%s) is our %s, and it is asked again at once', async (code, message, refusal) => {
  answer = json({ code, message }, 400);
  const ask = createOsrm(base, log);
  expect(await ask(WAY)).toEqual({ refusal });
  expect(await ask(WAY)).toEqual({ refusal });
  expect(asked).toHaveLength(2);
});

test('the seconds of many starts come as a table each hundred; what is too far is null', async () => {
  answer = (url, response) => {
    const sources = url.searchParams.get('sources')?.split(';') ?? [];
    const durations = sources.map((_, i) => [[12.6, null, 601][i % 3]]);
    json({ code: 'Ok', durations, distances: sources.map((_, i) => [i + 0.4]) })(url, response);
  };
  const found = await createOsrm(base, log)(drives(Array.from({ length: 150 }, () => FROM)));
  expect(found).toEqual({
    drives: Array.from({ length: 150 }, (_, i) => (i % 3 === 0 ? { seconds: 13, meters: i % 99 } : null)),
  });
  expect(asked[0]?.searchParams.get('annotations')).toBe('duration,distance');
  expect(asked).toHaveLength(2);
  expect(asked[0]?.pathname).toMatch(/^\/table\/v1\/driving\/90.420000,23.800000;90.410000,23.790000;/);
  answer = json({ code: 'NoSegment', message: 'No matching segment for coordinate 3' }, 400);
  expect(await createOsrm(base, log)(drives([FROM]))).toBeNull();
  expect(warnings).toEqual([]);
});

const broken = (change: object) => json({ ...ROUTE, routes: [{ ...ROUTE.routes[0], ...change }] });
test.each<[string, typeof answer]>([
  ['hangs', () => {}],
  ['hangs half way', (_, response) => void response.write('{"code": "Ok"')],
  ['answers half', (_, response) => void response.end(JSON.stringify(ROUTE).slice(0, 300))],
  ['hangs up', (_, response) => void response.destroy()],
  ['answers garbage', (_, response) => void response.end('<html>')],
  ['answers null', json(null)],
  ['answers other JSON', json({ code: 'Ok', routes: [] })],
  ['says a way without a line', broken({ geometry: '' })],
  ['says a line that leaves the earth', broken({ geometry: '~~~~~~~~~~~~~~~~' })],
  ['says a distance below nothing', broken({ distance: -1 })],
  ['fails', json({ code: 'Ok' }, 500)],
  ['says that it is asked wrongly', json({ code: 'InvalidUrl', message: 'URL string malformed' }, 400)],
  ['sends elsewhere', (_, response) => void response.writeHead(302, { location: `${base}/elsewhere` }).end()],
])('one that %s says nothing, and is left alone for a while', async (what, answers) => {
  answer = answers;
  // On a busy machine it takes a while until a request arrives, and only those that hang have to run out of time.
  const ask = createOsrm(base, log, what.startsWith('hangs') && what !== 'hangs up' ? 600 : 30_000);
  expect(await Promise.all([ask(WAY), ask(WAY)])).toEqual([null, null]);
  expect(await ask(WAY)).toBeNull();
  expect(asked.map(({ pathname }) => pathname.slice(0, 7))).toEqual(['/route/', '/route/']);
  expect(warnings).toHaveLength(1);
});

test('a megabyte is not read, and the next way is asked for', async () => {
  answer = (_, response) => void response.end(`{"code": "Ok", "more": "${'a'.repeat(1_000_000)}"}`);
  const ask = createOsrm(base, log);
  expect(await ask(WAY)).toBeNull();
  answer = json(ROUTE);
  expect(await ask(WAY)).toHaveProperty('way');
});

test('while it fails our own streets answer, and where there are none nobody', async () => {
  answer = json({}, 500);
  const own: SearchAnswer = { refusal: 'NO_WAY' };
  const box = { south: 23, west: 90, north: 24, east: 91 };
  const search = { city: { box } as City, isChangedNear: () => false, ask: () => Promise.resolve(own) };
  const finder = (current: () => typeof search | null) =>
    createWayFinder({ current, other: createOsrm(base, log), log });
  await expect(finder(() => search).findWay(FROM, TO, 'rider')).rejects.toMatchObject({ code: 'NO_WAY' });
  expect(await finder(() => null).findWay(FROM, TO, 'rider')).toBeNull();
  answer = json(ROUTE);
  expect(await finder(() => search).findWay(FROM, TO, 'rider')).toMatchObject({ distanceMeters: 502 });
  expect(await finder(() => null).findWay(FROM, TO, 'rider')).toMatchObject({ distanceMeters: 502 });
});

test('near streets changed by hand our own search is asked first, since the other one knows of no changes, and elsewhere it isn’t', async () => {
  answer = json(ROUTE);
  const own: SearchAnswer = { refusal: 'NO_WAY' };
  const box = { south: 23, west: 90, north: 24, east: 91 };
  const near = (line: LatLng[], laid = true) =>
    createChangedNear(
      [{ kmh: null, stretches: [{ line: encodeLine(line), name: null, direction: 'both' }] }],
      () => new Set(laid ? [encodeLine(line)] : []),
    );
  const finderWith = (isChangedNear: ReturnType<typeof near>, ask = () => Promise.resolve(own)) =>
    createWayFinder({
      current: () => ({ city: { box } as City, isChangedNear, ask }),
      ...{ other: createOsrm(base, log), log },
    });
  const onIt = [FROM, { ...FROM, lat: 23.795 }];
  const ways = finderWith(near(onIt));
  await expect(ways.findWay(FROM, TO, 'rider')).rejects.toMatchObject({ code: 'NO_WAY' });
  // Far from the trip, or not on this city's map, a change is nothing to it.
  const far = [
    { lat: 23.9, lng: 90.41 },
    { lat: 23.9, lng: 90.42 },
  ];
  for (const isNear of [near(far), near(onIt, false)])
    expect(await finderWith(isNear).findWay(FROM, TO, 'rider')).toMatchObject({ distanceMeters: 502 });
  // Our own search fails or is busy.
  for (const error of [new Error('broken'), new SearchBusyError({ isOwn: false })])
    expect(
      await finderWith(near(onIt), () => Promise.reject(error)).findWay(FROM, TO, 'rider'),
    ).toMatchObject({ distanceMeters: 502 });
});

test.each([
  [true, 'ROUTES_MANY'],
  [false, 'STREETS_BUSY'],
])('without another service a busy search refuses a way (by one person: %s) with %s', async (isOwn, said) => {
  const box = { south: 23, west: 90, north: 24, east: 91 };
  const ask = () => Promise.reject(new SearchBusyError({ isOwn }));
  const search = { city: { box } as City, isChangedNear: () => false, ask };
  const finder = createWayFinder({ current: () => search, log });
  await expect(finder.findWay(FROM, TO, 'rider')).rejects.toMatchObject({ refused: [said] });
});

test('of who asks for much at once the rest is searched in our own streets', async () => {
  const held: ServerResponse[] = [];
  answer = (_, response) => void held.push(response);
  const own: SearchAnswer = { refusal: 'NO_WAY' };
  const box = { south: 23, west: 90, north: 24, east: 91 };
  const search = { city: { box } as City, isChangedNear: () => false, ask: () => Promise.resolve(own) };
  const finder = createWayFinder({ current: () => search, other: createOsrm(base, log), log });
  const ask = (i: number) => finder.findWay(FROM, { ...TO, lat: TO.lat + i / 1_000 }, 'flood');
  const first = [0, 1, 2, 3].map(ask);
  await expect(ask(4)).rejects.toMatchObject({ code: 'NO_WAY' });
  await expect.poll(() => held.length).toBe(4);
  for (const response of held) response.end(JSON.stringify(ROUTE));
  for (const way of await Promise.all(first)) expect(way).toMatchObject({ distanceMeters: 502 });
  expect(warnings).toEqual([]);
});
