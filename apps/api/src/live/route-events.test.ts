import { expect, test } from 'vitest';
import type { RideImage } from './images.ts';
import { handsOver, type RideEvent, type ServerEvent } from './events.ts';
import { liveRoutes, routeEvents } from './route-events.ts';

const topicsOf = routeEvents(liveRoutes as Parameters<typeof routeEvents>[0]);
const ofRide = (change: Partial<RideEvent> = {}, image: Partial<RideImage> = {}) =>
  topicsOf({
    event: 'ride.offered',
    ...change,
    ride: { id: 'r', version: 2, rider: { id: 'nadia' }, driver: null, ...image } as RideImage,
  }).toSorted();
const EVERY = ['board', 'ride:r', 'rider:nadia'];

test('a ride’s event concerns its rider, admins and those who look at it, and drivers only as it names them', () => {
  expect(ofRide()).toEqual(EVERY);
  expect(ofRide({ asked: ['karim', 'rina'] })).toEqual([
    'board',
    'driver:karim',
    'driver:rina',
    'ride:r',
    'rider:nadia',
  ]);
  expect(ofRide({}, { driver: { id: 'karim' } as RideImage['driver'] })).toContain('driver:karim');
  expect(ofRide({}, { next: { driver: { id: 'karim' } } } as Partial<RideImage>)).toContain('driver:karim');
  expect(ofRide({ leftDriverId: 'karim' })).toContain('driver:karim');
  expect(ofRide({ offers: [{ driverId: 'karim', meters: null }] })).toContain('driver:karim');
  // However often it names one.
  expect(
    ofRide(
      { asked: ['karim'], leftDriverId: 'karim', offers: [{ driverId: 'karim', meters: null }] },
      { driver: { id: 'karim' } as RideImage['driver'] },
    ),
  ).toEqual(['board', 'driver:karim', 'ride:r', 'rider:nadia']);
});

test('the lists of drivers change with their sums alone', () => {
  const karim = { driver: { id: 'karim' } as RideImage['driver'] };
  expect(ofRide({ event: 'ride.completed' }, karim)).toContain('people');
  expect(ofRide({ event: 'ride.canceled' })).not.toContain('people');
  expect(ofRide({ event: 'ride.accepted' }, karim)).not.toContain('people');
});

test.each<[ServerEvent, string[]]>([
  [
    {
      event: 'offers.ended',
      rideId: 'r',
      version: 1,
      status: 'canceled',
      canceledBy: null,
      driverIds: ['a', 'b'],
    },
    ['driver:a', 'driver:b'],
  ],
  [{ event: 'offers.changed', rideId: 'r', version: 1, driverIds: ['a'] }, ['driver:a']],
  [{ event: 'offer.declined', rideId: 'r', driverId: 'a' } as ServerEvent, ['driver:a', 'board']],
  [
    { event: 'driver.changed', driver: { id: 'a' } } as ServerEvent,
    ['driver:a', 'user:a', 'board', 'people'],
  ],
])('$event concerns whom it names', (event, topics) => {
  expect(topicsOf(event)).toEqual(topics);
});

test('an event of a newer release concerns nobody here', () => {
  expect(topicsOf({ event: 'weather.changed' } as never)).toEqual([]);
});

test('a ride is handed over by some of its own events, between those whom it concerns', () => {
  const accepted = {
    ...{ event: 'ride.accepted', leftDriverId: 'rina' },
    ride: { id: 'r', rider: { id: 'nadia' }, driver: { id: 'karim' } },
  } as RideEvent;
  const isHeard = (userId: string, event: ServerEvent = accepted, rideId = 'r') =>
    handsOver(event, { rideId, userId });
  expect(['nadia', 'karim', 'rina', 'sara'].map((userId) => isHeard(userId))).toEqual([
    ...[true, true, true, false],
  ]);
  expect(isHeard('nadia', accepted, 'other')).toBe(false);
  expect(isHeard('nadia', { ...accepted, event: 'ride.arrived' })).toBe(false);
  expect(isHeard('nadia', { event: 'sessions.changed', userId: 'nadia' })).toBe(false);
});
