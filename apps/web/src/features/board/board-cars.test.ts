import type { BoardRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { boardCars, type CarFacts } from './board-cars.ts';
import { makeBoardRide } from './testing/make-board-ride.ts';

const driver = (id: string) => ({ id, name: 'Karim', available: true, version: 1 }) as never;
const place = (driverId: string) => ({ driverId, lat: 23.8, lng: 90.4, bearing: null, at: 1 }) as never;
const waiting = makeBoardRide('requested', { id: 'w' });
const driving = makeBoardRide('in_transit', { id: 'r' });
const facts = (rides: BoardRide[], more: Partial<CarFacts> = {}): CarFacts => ({
  drivers: new Map([
    ['driver-1', driver('driver-1')],
    ['driver-2', driver('driver-2')],
  ]),
  positions: new Map([
    ['driver-1', place('driver-1')],
    ['driver-2', place('driver-2')],
  ]),
  driven: new Map([['driver-1', driving]]),
  rides,
  isFiltered: false,
  stuck: new Set<string>(),
  ...more,
});

test('cars by the step of their ride, free ones, and a point where somebody waits', () => {
  const cars = boardCars(facts([waiting, driving], { stuck: new Set(['w']) }));
  expect(cars.map(({ tone, rideId, isStuck }) => [tone, rideId, isStuck])).toEqual([
    ['in_transit', 'r', false],
    ['idle', null, false],
    ['requested', 'w', true],
  ]);
  expect(cars[2]?.position).toMatchObject({ lat: waiting.pickup.lat, lng: waiting.pickup.lng });
});

test('who waits stands still: the place is the same object each time', () => {
  const [a, b] = [facts([waiting]), facts([waiting])].map((each) => boardCars(each).at(-1)?.position);
  expect(a).toBe(b);
});

test('filters leave out cars without such a ride', () => {
  expect(boardCars(facts([waiting], { isFiltered: true })).map(({ tone }) => tone)).toEqual(['requested']);
  expect(boardCars(facts([driving], { isFiltered: true })).map(({ tone }) => tone)).toEqual(['in_transit']);
});
