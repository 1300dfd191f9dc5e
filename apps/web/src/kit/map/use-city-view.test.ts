import { expect, test } from 'vitest';
import { cityView } from './use-city-view.ts';

test('a city is seen in its middle, from where streets are seen', () => {
  const monaco = cityView({ south: 43.5, west: 7.25, north: 44, east: 7.75 });
  expect(monaco.middle).toEqual({ lat: 43.75, lng: 7.5 });
  expect(monaco.corners).toEqual([
    { lat: 43.5, lng: 7.25 },
    { lat: 44, lng: 7.75 },
  ]);
  expect(monaco.minZoom).toBeCloseTo(12, 0);
  // So that a phone asks for the tiles above.
  expect(monaco.minZoom).toBeLessThan(12);
});

test('without a city the middle of Dhaka is seen whole', () => {
  const { middle, minZoom } = cityView(null);
  expect(middle).toEqual({ lat: 23.7825, lng: 90.405 });
  expect(minZoom).toBe(0);
});
