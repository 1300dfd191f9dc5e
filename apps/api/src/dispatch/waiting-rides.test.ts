import { expect, test } from 'vitest';
import { WaitingRides } from './waiting-rides.ts';

const at = (lat: number) => ({ lat, lng: 90.4 });
const wanted = { limit: 2, radiusMeters: 3_000 };
const trip = (lat: number) => ({
  riderId: 'rider',
  type: 'standard',
  pickup: at(lat),
  destination: at(23.7),
});
const idsOf = (rides: { rideId: string }[]) => rides.map((ride) => ride.rideId);
const anyRide = () => true;

test('the nearest within reach, no more than wanted', () => {
  const waiting = new WaitingRides();
  waiting.add('far', trip(23.9));
  waiting.add('third', trip(23.82));
  waiting.add('second', trip(23.81));
  waiting.add('first', trip(23.801));
  expect(idsOf(waiting.nearest(at(23.8), wanted, anyRide))).toEqual(['first', 'second']);
  expect(waiting.nearest(at(23.8), wanted, anyRide)[0]).toMatchObject(trip(23.801));
  waiting.remove('first');
  expect(idsOf(waiting.nearest(at(23.8), wanted, anyRide))).toEqual(['second', 'third']);
});

test('a driver whose place is unknown gets those who wait longest, however often they change', () => {
  const waiting = new WaitingRides();
  waiting.add('old', trip(23.9));
  waiting.add('new', trip(23.8));
  waiting.add('old', trip(23.7));
  expect(waiting.nearest(undefined, { ...wanted, limit: 1 }, anyRide)).toMatchObject([
    { rideId: 'old', pickup: at(23.7) },
  ]);
});

test('a ride out of reach is left out, unless the driver’s place is unknown', () => {
  const waiting = new WaitingRides();
  waiting.add('far', trip(23.9));
  waiting.add('near', trip(23.81));
  const all = { ...wanted, limit: 5 };
  expect(idsOf(waiting.nearest(at(23.8), all, anyRide))).toEqual(['near']);
  expect(idsOf(waiting.nearest(undefined, all, anyRide))).toEqual(['far', 'near']);
  expect(idsOf(waiting.nearest(undefined, all, (_trip, rideId) => rideId === 'far'))).toEqual(['far']);
  expect(waiting.size).toBe(2);
  waiting.clear();
  expect(waiting.size).toBe(0);
});
