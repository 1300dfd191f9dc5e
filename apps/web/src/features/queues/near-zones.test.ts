import type { LatLng, Ring } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { nearZones } from './near-zones.ts';

const AIRPORT: LatLng = { lat: 23.8433, lng: 90.3978 };
const around = ({ lat, lng }: LatLng, degrees: number): Ring => [
  [lng - degrees, lat - degrees],
  [lng + degrees, lat - degrees],
  [lng + degrees, lat + degrees],
  [lng - degrees, lat + degrees],
  [lng - degrees, lat - degrees],
];
const airport = { id: 'airport', name: 'Airport', ring: around(AIRPORT, 0.005) };
const large = { id: 'large', name: 'Large', ring: around(AIRPORT, 0.2) };
const idsAt = (car: LatLng | null) => nearZones([airport, large], car).map(({ id }) => id);

test('a zone is near from inside, however large it is, and from a few kilometers away', () => {
  expect(idsAt(AIRPORT)).toEqual(['airport', 'large']);
  expect(idsAt({ ...AIRPORT, lat: AIRPORT.lat + 0.07 })).toEqual(['airport', 'large']);
  expect(idsAt({ ...AIRPORT, lat: AIRPORT.lat + 0.1 })).toEqual(['large']);
  expect(idsAt({ ...AIRPORT, lat: AIRPORT.lat + 0.4 })).toEqual([]);
});

test('without a place of the car none is near', () => expect(idsAt(null)).toEqual([]));
