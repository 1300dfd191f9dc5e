import { expect, test } from 'vitest';
import { isWithin } from './area.ts';
import { nearbyCell } from './nearby.ts';

const area = { south: 1, west: 10, north: 2, east: 20 };

test.each([
  ['a point inside', 1.5, 15, true],
  ['its southwest corner', 1, 10, true],
  ['its northeast corner', 2, 20, true],
  ['a point south of it', 0.9, 15, false],
  ['a point north of it', 2.1, 15, false],
  ['a point west of it', 1.5, 9.9, false],
  ['a point east of it', 1.5, 20.1, false],
])('%s', (_what, lat, lng, isInside) => {
  expect(isWithin(area, { lat, lng })).toBe(isInside);
  expect(isWithin(null, { lat, lng })).toBe(true);
});

test('riders of one square, about a kilometer wide, look at its middle', () => {
  expect(nearbyCell({ lat: 23.7949, lng: 90.4151 })).toEqual({ lat: 23.79, lng: 90.42 });
  expect(nearbyCell({ lat: 23.7851, lng: 90.4249 })).toEqual({ lat: 23.79, lng: 90.42 });
});
