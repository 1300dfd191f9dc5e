import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTaxis, readTrips } from './read-data.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ridewire-replay-'));
  writeFileSync(
    join(folder, 'nyc-trips.csv'),
    'requested_at_s,pickup_lat,pickup_lng,dropoff_lat,dropoff_lng,passengers\n' +
      '60,40.2,-74.2,40.3,-74.3,1\n0,40.7,-74.0,40.8,-73.9,2\n59,40.1,-74.1,40.2,-74.2,1\n',
  );
  writeFileSync(
    join(folder, 'nyc-taxis.csv'),
    'on_duty_at_s,lat,lng\n0,40.1,-74\n0,40.2,-74\n7,40.3,-74\n0,40.4,-74\n0,40.5,-74\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the requests of the first minutes come in order', () => {
  expect(readTrips(folder, 1).map((trip) => trip.requestedAtSeconds)).toEqual([0, 59]);
  expect(readTrips(folder, 1)[0]).toEqual({
    requestedAtSeconds: 0,
    pickup: { lat: 40.7, lng: -74 },
    destination: { lat: 40.8, lng: -73.9 },
  });
});

test('taxis are taken evenly from those on duty at the start', () => {
  expect(readTaxis(folder, 2).map((place) => place.lat)).toEqual([40.1, 40.4]);
  expect(() => readTaxis(folder, 5)).toThrow('only 4 taxis');
});

test('a folder without the data is named', () => {
  expect(() => readTrips(join(folder, 'nowhere'), 5)).toThrow('nowhere/nyc-trips.csv. Give the folder');
});
