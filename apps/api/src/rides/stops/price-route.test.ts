import { expect, test } from 'vitest';
import type { RideImage } from '../../live/images.ts';
import { AIRPORT, GULSHAN } from '../../testing/places.ts';
import { isRoute } from './price-route.ts';

test('a ride goes there already only where each place ahead is the same in all of its parts', () => {
  const reached = { address: 'Lane 9', lat: 23.8, lng: 90.4 };
  const ride = {
    ...{ stops: [reached, GULSHAN], stopTimes: ['2026-11-16T08:32:00.000Z'], destination: AIRPORT },
  } as RideImage;
  const isThere = (destination: typeof AIRPORT, stops = [GULSHAN]) =>
    isRoute(ride, { rideId: 'r', stops, destination });
  expect(isThere(AIRPORT)).toBe(true);
  expect(isThere(AIRPORT, [])).toBe(false);
  expect(isThere(AIRPORT, [reached, GULSHAN])).toBe(false);
  expect(isThere({ ...AIRPORT, address: 'Terminal 3' })).toBe(false);
  expect(isThere({ ...AIRPORT, lat: AIRPORT.lat + 0.001 })).toBe(false);
  expect(isThere({ ...AIRPORT, lng: AIRPORT.lng + 0.001 })).toBe(false);
});
