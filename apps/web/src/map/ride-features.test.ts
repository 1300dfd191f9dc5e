import { expect, test } from 'vitest';
import { rideFeatures, type MapRide } from './ride-features.ts';

const ride = (id: string, status: MapRide['status'], stuck = false): MapRide => ({
  id,
  status,
  stuck,
  pickup: { lat: 23.79, lng: 90.41 },
  destination: { lat: 23.84, lng: 90.39 },
});
const kinds = (rides: MapRide[]) => rideFeatures(rides).features.map(({ geometry }) => geometry.type);

test('a way for each ride, a disc where a car is still to come', () => {
  expect(kinds([ride('a', 'requested'), ride('b', 'in_transit')])).toEqual([
    'LineString',
    'LineString',
    'Point',
  ]);
  expect(rideFeatures([ride('a', 'requested', true)]).features[1]?.properties).toEqual({
    rideId: 'a',
    status: 'requested',
    stuck: true,
  });
});

test('of many rides only the discs', () => {
  const many = Array.from({ length: 61 }, (_, index) => ride(`${index}`, 'requested'));
  expect(new Set(kinds(many))).toEqual(new Set(['Point']));
});
