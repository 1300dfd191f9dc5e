import { distanceMeters } from '@ridewire/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadsHome } from './homeward-policy.ts';

const HOME = { lat: 23.8, lng: 90.4 };
/** A place this many kilometers from home, in a compass direction in degrees. */
const at = (km: number, degrees = 0) => ({
  lat: HOME.lat + (km / 111.195) * Math.cos((degrees * Math.PI) / 180),
  lng:
    HOME.lng + ((km / 111.195) * Math.sin((degrees * Math.PI) / 180)) / Math.cos((HOME.lat * Math.PI) / 180),
});

test.each([
  ['home itself', 10, at(0), true],
  ['half the way', 10, at(5), true],
  ['just near enough', 10, at(5.99), true],
  ['not near enough', 10, at(6.01), false],
  ['nowhere', 10, at(10), false],
  ['away from home', 10, at(14), false],
  ['past home, but near it', 10, at(4, 180), true],
  ['past home and far', 10, at(8, 180), false],
  ['as far as now, to the side', 10, at(10, 90), false],
  ['a long way round home', 10, at(5.9, 90), true],
])('%s', (_what, km, destination, leads) => {
  expect(leadsHome(HOME, at(km), destination)).toBe(leads);
});

test('who is at home is asked for nothing but a ride that ends there', () => {
  expect(leadsHome(HOME, HOME, HOME)).toBe(true);
  expect(leadsHome(HOME, HOME, at(0.1))).toBe(false);
});

test('whatever leads home ends nearer to it, and what ends nearer than that leads home too', () => {
  const place = fc.record({
    lat: fc.double({ min: 23.6, max: 24, noNaN: true }),
    lng: fc.double({ min: 90.2, max: 90.6, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, place, (from, one, other) => {
      fc.pre(distanceMeters(from, HOME) > 1);
      const [near, far] = [one, other].toSorted((a, b) => distanceMeters(a, HOME) - distanceMeters(b, HOME));
      if (leadsHome(HOME, from, far!)) {
        expect(distanceMeters(far!, HOME)).toBeLessThan(distanceMeters(from, HOME));
        expect(leadsHome(HOME, from, near!)).toBe(true);
      }
    }),
  );
});
