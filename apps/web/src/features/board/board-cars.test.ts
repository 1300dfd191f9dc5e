import type { BoardRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { boardCars as listBoardCars, type CarFacts } from './board-cars.ts';
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

const boardCars = (asked: CarFacts) => [...listBoardCars(asked)];

test('cars by the step of their ride, free ones, and a point where somebody waits', () => {
  const cars = boardCars(facts([waiting, driving], { stuck: new Set(['w']) }));
  expect(cars.map(({ tone, rideId, isStuck }) => [tone, rideId, isStuck])).toEqual([
    ['in_transit', 'r', false],
    ['idle', null, false],
    ['requested', 'w', true],
  ]);
  expect(cars[2]?.position).toMatchObject({ lat: waiting.pickup.lat, lng: waiting.pickup.lng });
});

test('of what nothing changed the same objects are listed, and who waits stands still', () => {
  const before = facts([waiting, driving]);
  const known = boardCars(before);
  for (const [index, car] of boardCars(before).entries()) expect(car).toBe(known[index]);
  const later = boardCars({ ...before, stuck: new Set(['r', 'w']) });
  expect(later.map(({ isStuck }) => isStuck)).toEqual([true, false, true]);
  expect(later[1]).toBe(known[1]);
  expect(later[2]?.position).toBe(known[2]?.position);
});

test('filters leave out cars without such a ride', () => {
  expect(boardCars(facts([waiting], { isFiltered: true })).map(({ tone }) => tone)).toEqual(['requested']);
  expect(boardCars(facts([driving], { isFiltered: true })).map(({ tone }) => tone)).toEqual(['in_transit']);
});
