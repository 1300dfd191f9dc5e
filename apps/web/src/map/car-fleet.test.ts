import { expect, test } from 'vitest';
import { drawFleet, moveFleet, msUntilNextDraw, type FleetCar } from './car-fleet.ts';

const SERVER_MS = 1_000_000;
const car = (id: string, lng: number, ageMs: number, more: Partial<FleetCar> = {}): FleetCar => ({
  id,
  tone: 'idle',
  rideId: null,
  position: { lat: 23.79, lng, bearing: 45, at: SERVER_MS - ageMs },
  ...more,
});

test('each car is a point with its look, bearing and ride', () => {
  const fleet = moveFleet(
    new Map(),
    [
      car('a', 90.4, 0, { tone: 'in_transit', rideId: 'r1' }),
      car('b', 90.41, 14_999),
      car('c', 90.42, 15_000),
    ],
    0,
    true,
  );
  const { features } = drawFleet(fleet, 0, SERVER_MS);
  expect(features.map(({ properties }) => properties['look'])).toEqual(['in_transit', 'idle', 'lost']);
  expect(features[0]).toMatchObject({
    geometry: { coordinates: [90.4, 23.79] },
    properties: { carId: 'a', rideId: 'r1', bearing: 45, order: 1 },
  });
});

test('cars that are gone leave', () => {
  const before = moveFleet(new Map(), [car('a', 90.4, 0), car('b', 90.4, 0)], 0, true);
  expect([...moveFleet(before, [car('b', 90.4, 0)], 10, true).keys()]).toEqual(['b']);
});

test('the map is drawn again while a car glides, else when one is lost, else never', () => {
  const before = moveFleet(new Map(), [car('a', 90.4, 2_000)], 0, true);
  const moving = moveFleet(before, [car('a', 90.4005, 1_000)], 0, true);
  expect(msUntilNextDraw(moving, 500, SERVER_MS)).toBe(0);
  expect(msUntilNextDraw(moving, 2_000, SERVER_MS)).toBe(14_000);
  expect(msUntilNextDraw(moving, 2_000, SERVER_MS + 14_000)).toBe(Number.POSITIVE_INFINITY);
});

test('thousands of cars are drawn at most once a second', () => {
  const cars = (ageMs: number, lng: number) =>
    Array.from({ length: 3_000 }, (_, index) => car(`${index}`, lng, ageMs));
  const moving = moveFleet(moveFleet(new Map(), cars(2_000, 90.4), 0, true), cars(0, 90.4005), 0, true);
  expect(msUntilNextDraw(moving, 10, SERVER_MS)).toBe(1_000);
});
