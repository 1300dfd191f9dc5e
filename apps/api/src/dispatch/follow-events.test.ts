import { DriverDays, OfferAnswers } from '@ridewire/dispatch';
import { beforeEach, describe, expect, test } from 'vitest';
import { DriverIndex } from '../drivers/driver-index.ts';
import { LatestPositions } from '../drivers/latest-positions.ts';
import { EventHub } from '../live/event-hub.ts';
import type { RideEvent, ServerEvent } from '../live/events.ts';
import type { RideImage } from '../live/images.ts';
import { driverTopic } from '../live/topics.ts';
import { NO_QUEUES } from '../testing/no-queues.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { followNews } from './follow-events.ts';
import { WaitingRides } from './waiting-rides.ts';

const GULSHAN = { lat: 23.79, lng: 90.41 };
const karim = { id: 'karim' } as RideImage['driver'];
const ride = {
  ...{ id: 'ride', version: 2, status: 'requested', type: 'standard', fareCents: 1_000 },
  ...{ rider: { id: 'nadia' }, driver: null, next: null },
} as unknown as RideImage;

/** What is matched because of the news: all that is due, or these rides with it. */
let matched: (readonly string[])[];
let deps: Parameters<typeof followNews>[0];
beforeEach(() => {
  matched = [];
  deps = {
    hub: new EventHub(),
    positions: new LatestPositions(),
    drivers: new DriverIndex(),
    waiting: new WaitingRides(),
    answers: new OfferAnswers(),
    wishes: new PairWishes(),
    queues: NO_QUEUES,
    rideTypes: { find: () => undefined },
    log: { error: () => {} },
    matchSoon: (rideIds: readonly string[] = []) => {
      matched.push(rideIds);
      return Promise.resolve();
    },
  } as unknown as typeof deps;
  deps.drivers.setAvailable('karim', true);
  deps.positions.learn({ driverId: 'karim', ...GULSHAN, bearing: null, at: Date.now() });
  deps.positions.takeChanged();
  connect();
  deps.waiting.add('near', { riderId: 'sara', type: 'standard', pickup: GULSHAN, destination: GULSHAN });
});
const connect = () =>
  deps.hub.join(driverTopic('karim'), { view: () => undefined, push: () => {}, reread: () => {} });
const hear = (event: RideEvent['event'], image: Partial<RideImage> = {}, facts: Partial<RideEvent> = {}) =>
  followNews(deps, { event, ...facts, ride: { ...ride, ...image } }, []);
const hearOf = (event: object) => followNews(deps, event as ServerEvent, []);

test('a driver whose place is unknown is offered what waits longest, but not what a line can have', () => {
  const offered: unknown[] = [];
  let line: string[] = ['rina'];
  Object.assign(deps, {
    positions: new LatestPositions(),
    queues: { zoneAt: () => ({ id: 'airport' }), line: () => line },
    days: { idleSeconds: () => 0, owedSeconds: () => 0 },
    weights: {},
    changeRide: (_: unknown, change: unknown) => {
      offered.push(change);
      return Promise.resolve();
    },
  });
  const news = { event: 'driver.changed', driver: { id: 'karim', available: true } };
  hearOf(news);
  line = [];
  hearOf(news);
  return expect.poll(() => offered).toMatchObject([{ rideId: 'near', offers: [{ driverId: 'karim' }] }]);
});

describe('the rides that wait nearby are matched', () => {
  test('when a driver comes online, and not when one leaves; those far away are not', () => {
    const pickup = { lat: GULSHAN.lat + 1, lng: GULSHAN.lng };
    deps.waiting.add('far', { riderId: 'rina', type: 'standard', pickup, destination: GULSHAN });
    hearOf({ event: 'driver.changed', driver: { id: 'karim', available: false } });
    expect(matched).toEqual([]);
    hearOf({ event: 'driver.changed', driver: { id: 'karim', available: true } });
    expect(matched).toEqual([['near']]);
  });

  test('when a driver declines an offer', () => {
    hearOf({ event: 'offer.declined', rideId: 'ride', driverId: 'karim' });
    expect(matched).toEqual([['near']]);
  });

  test('not with other news', () => {
    hearOf({ event: 'wish.changed', riderId: 'nadia', driverId: 'karim' });
    expect(matched).toEqual([]);
  });

  test.each(['completed', 'canceled'] as const)('when their driver’s ride is %s', (status) => {
    hear(`ride.${status}`, { driver: karim, status });
    expect(matched).toEqual([['near']]);
  });

  test.each(['accepted', 'picked_up', 'in_transit'] as const)('not while it is %s', (status) => {
    hear('ride.status_set', { driver: karim, status });
    expect(matched).toEqual([]);
  });

  test('when a ride leaves its driver', () => {
    hear('ride.canceled', { status: 'canceled' }, { leftDriverId: 'karim' });
    expect(matched).toEqual([['near']]);
  });

  test('not where this process doesn’t hold the driver’s socket, the driver is busy, or nothing waits', () => {
    const decline = () => hearOf({ event: 'offer.declined', rideId: 'ride', driverId: 'karim' });
    deps.hub = new EventHub();
    decline();
    connect();
    deps.drivers.setRiding('karim', {
      ...{ rideId: 'ride', riderId: 'nadia', isAboard: false, boardedAt: null, dropOff: null },
    });
    decline();
    deps.drivers.setRiding('karim', null);
    deps.waiting.remove('near');
    decline();
    expect(matched).toEqual([]);
  });
});

test('a driver whose place is unknown is asked for the five rides that wait longest', async () => {
  const asked: string[] = [];
  deps.positions = new LatestPositions();
  Object.assign(deps, {
    days: new DriverDays(),
    changeRide: (_change: object, { rideId }: { rideId: string }) => Promise.resolve(asked.push(rideId)),
  });
  for (const id of ['second', 'third', 'fourth', 'fifth', 'sixth'])
    deps.waiting.add(id, { riderId: id, type: 'standard', pickup: GULSHAN, destination: GULSHAN });
  hearOf({ event: 'offer.declined', rideId: 'ride', driverId: 'karim' });
  await expect.poll(() => asked).toContain('fifth');
  expect(asked).toEqual(['near', 'second', 'third', 'fourth', 'fifth']);
  expect(matched).toEqual([]);
});

describe('all that is due is matched', () => {
  test.each([
    'ride.released',
    'ride.replaced',
    'ride.unreserved',
    'ride.retyped',
    'ride.reassigned',
  ] as const)('when a ride is sought anew: %s', (event) => {
    hear(event);
    expect(matched).toEqual([[]]);
  });

  test('not while the driver who was chosen for a ride is asked', () => {
    hear('ride.reassigned', {}, { offers: [{ driverId: 'rina', meters: null }] });
    expect(matched).toEqual([]);
  });

  test('not with other news of it', () => {
    hear('ride.offered');
    hear('ride.stalled');
    expect(matched).toEqual([]);
  });
});

describe('a parked car is shown to its new rider', () => {
  const shown = () => deps.positions.takeChanged().all.map(({ driverId }) => driverId);

  test.each(['ride.accepted', 'ride.assigned'] as const)('once the ride is its driver’s: %s', (event) => {
    hear(event, { driver: karim, status: 'accepted' });
    expect(shown()).toEqual(['karim']);
  });

  test('not with later news of the ride', () => {
    hear('ride.picked_up', { driver: karim, status: 'picked_up' });
    hear('ride.arrived', { driver: karim, status: 'accepted' });
    expect(shown()).toEqual([]);
  });
});
