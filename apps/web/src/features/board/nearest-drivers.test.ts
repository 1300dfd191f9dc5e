import { USUAL_VEHICLE } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { nearestDrivers } from './nearest-drivers.ts';
import { makeBoardRide, NOON_MS } from './testing/make-board-ride.ts';

const ride = makeBoardRide('accepted');
const driver = (id: string, available = true, silentSince: number | null = null) =>
  [id, { id, name: id, available, version: 1, silentSince, vehicle: USUAL_VEHICLE }] as const;
const seen = (id: string, north: number) =>
  [
    id,
    { driverId: id, lat: ride.pickup.lat + north, lng: ride.pickup.lng, bearing: null, at: NOON_MS },
  ] as const;

test('who is online and free, nearest first, those of unknown place last; never who has the ride', () => {
  const drivers = new Map([
    ...['driver-1', 'far', 'unknown', 'near', 'busy'].map((id) => driver(id)),
    driver('offline', false),
  ]);
  const positions = new Map([
    seen('driver-1', 0),
    seen('far', 0.02),
    seen('near', 0.01),
    seen('busy', 0),
    seen('offline', 0),
  ]);
  const found = nearestDrivers(ride, { drivers, positions }, new Set(['busy']), undefined);
  expect(found.map(({ driver: { id }, meters }) => [id, meters && Math.round(meters)])).toEqual([
    ['near', 1112],
    ['far', 2224],
    ['unknown', null],
  ]);
});

test('who is not heard of comes last, however near', () => {
  const drivers = new Map([driver('silent', true, NOON_MS), driver('unknown'), driver('far')]);
  const positions = new Map([seen('silent', 0), seen('far', 0.05)]);
  const found = nearestDrivers(ride, { drivers, positions }, new Set(), undefined);
  expect(found.map(({ driver: { id } }) => id)).toEqual(['far', 'unknown', 'silent']);
});

test('no more than can be looked through', () => {
  const drivers = new Map(Array.from({ length: 9 }, (_, index) => driver(`${index}`)));
  expect(nearestDrivers(ride, { drivers, positions: new Map() }, new Set(), undefined)).toHaveLength(5);
});

test('who comes in a vehicle that serves the ride’s type', () => {
  const [id, axio] = driver('axio');
  const drivers = new Map([
    [id, axio],
    ['van', { ...axio, id: 'van', vehicle: { ...USUAL_VEHICLE, seats: 7 } }],
  ]);
  const xl = { vehicleKind: 'car', leastClass: 1, seats: 6 };
  const found = nearestDrivers(ride, { drivers, positions: new Map() }, new Set(), xl);
  expect(found.map((each) => each.driver.id)).toEqual(['van']);
});
