import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGeocoder } from './ask-geocoder.ts';

let server: Server;
let base: string;
let asked: URL[] = [];
let answer: (url: URL, response: ServerResponse) => void = () => {};
const json = (value: unknown) => (_: URL, response: ServerResponse) => response.end(JSON.stringify(value));

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
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const warnings: string[] = [];
const log = {
  info: () => {},
  error: () => {},
  warn: (fields: object | string) => void warnings.push(JSON.stringify(fields)),
};
const NEAR = { lat: 43.73, lng: 7.42 };

const PHOTON = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [7.4278, 43.7394] },
      properties: { osm_type: 'N', osm_id: 7, name: 'Casino', district: 'Monte-Carlo', city: 'Monaco' },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [7.42, 43.73] },
      properties: { street: 'Rue Grimaldi', housenumber: '4' },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [700, 43] },
      properties: { name: 'Beyond the earth' },
    },
    { type: 'Feature', properties: {} },
    null,
  ],
};
const NOMINATIM = [
  {
    place_id: 12,
    lat: '43.7394',
    lon: '7.4278',
    name: 'Casino',
    display_name: 'Casino, Place du Casino, Monaco',
    namedetails: { 'name:bn': 'ক্যাসিনো' },
    address: { suburb: 'Monte-Carlo', city: 'Monaco' },
  },
  {
    lat: '43.73',
    lon: '7.42',
    display_name: '4, Rue Grimaldi, Monaco',
    address: { road: 'Rue Grimaldi', house_number: '4' },
  },
  { lat: '', lon: 'east', name: 'Nowhere' },
  'nonsense',
];

const casino = { name: 'Casino', area: 'Monte-Carlo', lat: 43.7394, lng: 7.4278, kind: null, isOwn: false };

test('a Photon is asked as Photons are, and what is no place is left out', async () => {
  answer = json(PHOTON);
  const places = await createGeocoder(`${base}/api`, log).search('casino', NEAR, 'rider');
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: 'casino',
    lat: '43.73',
    lon: '7.42',
  });
  expect(places).toMatchObject([casino, { name: '4 Rue Grimaldi', area: '' }]);
});

test('a Nominatim is asked as Nominatims are', async () => {
  answer = json(NOMINATIM);
  const places = await createGeocoder(`${base}/search`, log).search('casino', undefined, 'rider');
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/search']);
  expect(asked[0]?.searchParams.get('format')).toBe('jsonv2');
  expect(places).toMatchObject([{ ...casino, names: { bn: 'ক্যাসিনো' } }, { name: '4 Rue Grimaldi' }]);
});

test('which of them an address is shows in its first answer', async () => {
  answer = (url, response) => {
    if (url.pathname !== '/search') response.statusCode = 404;
    response.end(url.pathname === '/search' ? JSON.stringify(NOMINATIM) : 'Not found');
  };
  const geocoder = createGeocoder(`${base}/`, log);
  expect(await geocoder.search('casino', undefined, 'rider')).toHaveLength(2);
  expect(await geocoder.search('casino', undefined, 'rider')).toHaveLength(2);
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api', '/search', '/search']);
});

test('points are named by either', async () => {
  answer = json(PHOTON);
  expect(await createGeocoder(`${base}/api`, log).nameOf(NEAR, 'rider')).toMatchObject({
    name: 'Casino',
    area: 'Monte-Carlo',
  });
  answer = json(NOMINATIM[0]);
  expect(await createGeocoder(`${base}/search`, log).nameOf(NEAR, 'rider')).toMatchObject({ name: 'Casino' });
  answer = json({ error: 'Unable to geocode' });
  expect(await createGeocoder(`${base}/search`, log).nameOf(NEAR, 'rider')).toBeNull();
});

test.each<[string, typeof answer]>([
  ['hangs', () => {}],
  ['hangs half way', (_, response) => void response.write('{"features": [')],
  ['answers garbage', (_, response) => void response.end('<html>')],
  ['answers other JSON', json({ features: 'none' })],
  ['fails', (_, response) => void response.writeHead(500).end('{}')],
  ['sends elsewhere', (_, response) => void response.writeHead(302, { location: `${base}/elsewhere` }).end()],
  [
    'answers a megabyte',
    (_, response) => void response.end(`{"features": [], "more": "${'a'.repeat(1_000_000)}"}`),
  ],
  ['hangs up', (_, response) => void response.destroy()],
])('one that %s says nothing, and is left alone for a while', async (what, answers) => {
  answer = answers;
  warnings.length = 0;
  // Only those that hang are waited for so long; a busy machine needs some of it to ask at all.
  const geocoder = createGeocoder(`${base}/api`, log, what.startsWith('hangs') ? 400 : 10_000);
  expect(await geocoder.search('casino', NEAR, 'rider')).toEqual([]);
  expect(await geocoder.nameOf(NEAR, 'rider')).toBeNull();
  expect([...new Set(asked.map(({ pathname }) => pathname))]).toEqual(['/api']);
  expect(warnings).toHaveLength(1);
});

test('who asks for much at once goes without, and others don’t', async () => {
  const held: ServerResponse[] = [];
  answer = (_, response) => void held.push(response);
  const geocoder = createGeocoder(`${base}/api`, log);
  const many = Array.from({ length: 6 }, () => geocoder.search('casino', NEAR, 'flood'));
  expect(await Promise.all(many.slice(4))).toEqual([[], []]);
  const other = geocoder.search('casino', NEAR, 'rider');
  await expect.poll(() => held.length).toBe(5);
  for (const response of held) response.end(JSON.stringify(PHOTON));
  expect(await other).toHaveLength(2);
  expect((await Promise.all(many.slice(0, 4))).map((places) => places.length)).toEqual([2, 2, 2, 2]);
});
