import { expect, test } from 'vitest';
import { LatLng } from './geo.ts';

test.each([5e-324, -1e-310, -0, 1e-19])('%j degrees are none: the database takes no such number', (degrees) =>
  expect(LatLng.parse({ lat: degrees, lng: degrees })).toStrictEqual({ lat: 0, lng: 0 }),
);

test('a point elsewhere stays as it is', () => {
  const point = { lat: -23.794712345678, lng: 1e-9 };
  expect(LatLng.parse(point)).toStrictEqual(point);
});
