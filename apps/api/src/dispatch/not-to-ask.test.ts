import { FIRST_RIDE_TYPES } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { DriverIndex } from '../drivers/driver-index.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { notToAsk } from './not-to-ask.ts';

const place = { lat: 23.8, lng: 90.4 };
const drivers = new DriverIndex();
const rideTypes = { find: (id: string) => FIRST_RIDE_TYPES.find((type) => type.id === id) };
const trip = { riderId: 'rider', type: 'standard', pickup: place, destination: place };

test('neither who is not to be asked now nor who is kept apart from the rider', () => {
  const wishes = new PairWishes();
  wishes.learn({ riderId: 'rider', driverId: 'avoids', saidBy: 'driver', kind: 'avoided' });
  wishes.learn({ riderId: 'rider', driverId: 'avoided', saidBy: 'rider', kind: 'avoided' });
  wishes.learn({ riderId: 'rider', driverId: 'favorite', saidBy: 'rider', kind: 'favorite' });
  const has = (driverId: string) =>
    notToAsk({ drivers, rideTypes, wishes }, trip, ['declined']).has(driverId);
  expect(['declined', 'avoids', 'avoided'].map(has)).toEqual([true, true, true]);
  expect(['favorite', 'anybody'].map(has)).toEqual([false, false]);
  expect(notToAsk({ drivers, rideTypes, wishes }, { ...trip, riderId: 'another' }).has('avoids')).toBe(false);
});

test('nobody whom the ride doesn’t lead home, until that is over or where it does', () => {
  const north = (km: number) => ({ lat: place.lat + km / 111.195, lng: place.lng });
  const index = new DriverIndex();
  const wants = { ...north(10), until: Date.now() + 60_000 };
  for (const [driverId, homeward] of [
    ['homeward', wants],
    ['homeward before', { ...wants, until: Date.now() - 1 }],
    ['unplaced', wants],
    ['anywhere', null],
  ] as const) {
    index.setAvailable(driverId, true);
    index.setHomeward(driverId, homeward);
    if (driverId !== 'unplaced') index.setPosition({ driverId, ...place, bearing: null, at: Date.now() });
  }
  const refusedOf = (destination: typeof place) => {
    const not = notToAsk({ drivers: index, rideTypes, wishes: new PairWishes() }, { ...trip, destination });
    return ['homeward', 'homeward before', 'unplaced', 'anywhere'].filter((id) => not.has(id));
  };
  expect(refusedOf(north(5))).toEqual([]);
  expect(refusedOf(north(3))).toEqual(['homeward', 'unplaced']);
  expect(refusedOf(north(-5))).toEqual(['homeward', 'unplaced']);
});

test('nobody whose vehicle doesn’t serve the type, or who doesn’t take it', () => {
  const index = new DriverIndex();
  const car = { kind: 'car', classRank: 1, seats: 4 };
  index.setServing('axio', { vehicle: car, declinedTypes: [] });
  index.setServing('noah', { vehicle: { ...car, seats: 7 }, declinedTypes: ['standard'] });
  index.setServing('benz', { vehicle: { ...car, classRank: 4 }, declinedTypes: [] });
  index.setServing('cng', { vehicle: { ...car, kind: 'cng' }, declinedTypes: [] });
  const askedFor = (type: string) => {
    const not = notToAsk({ drivers: index, rideTypes, wishes: new PairWishes() }, { ...trip, type });
    return ['axio', 'noah', 'benz', 'cng'].filter((id) => !not.has(id));
  };
  expect(askedFor('standard')).toEqual(['axio', 'benz']);
  expect(askedFor('luxury')).toEqual(['benz']);
  expect(askedFor('xl')).toEqual(['noah']);
});
