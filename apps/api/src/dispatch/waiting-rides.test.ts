import { expect, test } from 'vitest';
import { WaitingRides } from './waiting-rides.ts';

const at = (lat: number) => ({ lat, lng: 90.4 });
const wanted = { limit: 2, radiusMeters: 3_000, requestedBefore: 1_000 };

test('the nearest within reach, no more than wanted, none younger than said', () => {
  const waiting = new WaitingRides();
  waiting.add('far', at(23.9), 0);
  waiting.add('third', at(23.82), 0);
  waiting.add('second', at(23.81), 0);
  waiting.add('first', at(23.801), 1_000);
  waiting.add('young', at(23.8), 1_001);
  expect(waiting.nearest(at(23.8), wanted).map((ride) => ride.rideId)).toEqual(['first', 'second']);
  waiting.remove('first');
  expect(waiting.nearest(at(23.8), wanted).map((ride) => ride.rideId)).toEqual(['second', 'third']);
});

test('a driver whose place is unknown gets those who wait longest', () => {
  const waiting = new WaitingRides();
  waiting.add('old', at(23.9), 0);
  waiting.add('new', at(23.8), 500);
  expect(waiting.nearest(undefined, { ...wanted, limit: 1 })).toEqual([{ rideId: 'old', meters: null }]);
});
