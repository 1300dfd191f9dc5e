import { expect, test } from 'vitest';
import { makeRide } from '../testing/make-ride.ts';
import { keptRide } from './kept-ride.ts';

const driver = {
  ...makeRide({ status: 'accepted' }).driver!,
  name: 'Karim',
  licensePlate: 'DHK 31-1822',
  phone: '+8801700000000',
};

test('of a ride under way only what finds its driver is kept', () => {
  const ride = makeRide({ id: '00000000-0000-7000-8000-000000a1b2c3', status: 'picked_up', driver });
  expect(keptRide(ride, 'White · Axio', 5)).toEqual({
    at: 5,
    id: 'a1b2c3',
    driver: 'Karim',
    plate: 'DHK 31-1822',
    car: 'White · Axio',
    phone: '+8801700000000',
  });
});

test('nothing is kept before there is a driver, and once the ride is over', () => {
  expect(keptRide(null, '', 5)).toBeNull();
  expect(keptRide(makeRide({ status: 'requested', driver: null }), '', 5)).toBeNull();
  for (const status of ['completed', 'canceled'] as const)
    expect(keptRide(makeRide({ status, driver }), '', 5)).toBeNull();
});
