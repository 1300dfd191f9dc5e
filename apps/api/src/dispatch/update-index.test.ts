import { DriverDays, OfferAnswers } from '@ridewire/dispatch';
import { beforeEach, expect, test } from 'vitest';
import { DriverIndex } from '../drivers/driver-index.ts';
import type { RideEvent, ServerEvent } from '../live/events.ts';
import type { RideImage } from '../live/images.ts';
import { RiderCancellations } from '../rides/rider-cancellations.ts';
import { PairWishes } from '../wishes/pair-wishes.ts';
import { NO_QUEUES } from '../testing/no-queues.ts';
import { updateIndex, type IndexDeps } from './update-index.ts';
import { WaitingRides } from './waiting-rides.ts';

const pickup = { address: 'Road 27', lat: 23.79, lng: 90.4 };
const destination = { address: 'Airport', lat: 23.85, lng: 90.41 };
const karim = { id: 'karim' } as RideImage['driver'];
const ride = {
  id: 'ride',
  version: 2,
  status: 'requested',
  type: 'standard',
  pickup,
  stops: [],
  stopTimes: [],
  destination,
  payoutCents: 1_000,
  times: { picked_up: 5_000 },
  canceledBy: null,
  rider: { id: 'nadia' },
  driver: null,
  next: null,
} as unknown as RideImage;

let index: IndexDeps;
beforeEach(() => {
  index = {
    drivers: new DriverIndex(),
    waiting: new WaitingRides(),
    cancellations: new RiderCancellations(),
    wishes: new PairWishes(),
    answers: new OfferAnswers(),
    days: new DriverDays(),
    queues: NO_QUEUES,
  };
  index.drivers.setAvailable('karim', true);
});
const tell = (
  event: RideEvent['event'],
  image: Partial<RideImage>,
  change: Partial<RideEvent> = {},
  isNews = true,
) => updateIndex(index, { event, ...change, ride: { ...ride, ...image } }, isNews);
const isAnswering = (driverId = 'karim') => index.answers.isAnswering(driverId, performance.now());
const asked = { offers: [{ driverId: 'karim', meters: 10 }] };

test('a request waits until it is taken, reserved or over', () => {
  for (const [event, image] of [
    ['ride.accepted', { status: 'accepted', driver: karim }],
    ['ride.reserved', { next: { driver: karim } }],
    ['ride.canceled', { status: 'canceled', canceledBy: 'system' }],
  ] as [RideEvent['event'], Partial<RideImage>][]) {
    tell('ride.requested', {});
    expect(index.waiting.size).toBe(1);
    tell(event, image);
    expect(index.waiting.size).toBe(0);
  }
});

test('a driver who takes a request next, and all others who were asked for it, have answered', () => {
  tell(
    'ride.offered',
    {},
    {
      offers: [
        { driverId: 'karim', meters: 10 },
        { driverId: 'rina', meters: 20 },
      ],
    },
  );
  expect([isAnswering(), isAnswering('rina')]).toEqual([true, true]);
  tell('ride.reserved', { next: { driver: karim } as NonNullable<RideImage['next']> });
  expect([isAnswering(), isAnswering('rina')]).toEqual([false, false]);
});

test('a ride that waits for its driver is their next one until it is theirs, or leaves them', () => {
  const next = { driver: karim } as NonNullable<RideImage['next']>;
  const nextOf = () => index.drivers.nextOf('karim');
  tell('ride.reserved', { next });
  expect(nextOf()).toBe('ride');
  tell('ride.accepted', { driver: karim, status: 'accepted' });
  expect(nextOf()).toBeNull();
  tell('ride.reserved', { next });
  tell('ride.unreserved', {}, { leftDriverId: 'karim' });
  expect(nextOf()).toBeNull();
});

test('whoever drives is known by ride, rider and how far they are, until the ride ends', () => {
  const riding = () => index.drivers.ridingOf('karim');
  const driven = { driver: karim, stops: [pickup] };
  tell('ride.accepted', { ...driven, status: 'accepted' });
  expect(riding()).toEqual({
    rideId: 'ride',
    riderId: 'nadia',
    isAboard: false,
    boardedAt: null,
    dropOff: null,
  });
  tell('ride.picked_up', { ...driven, status: 'picked_up' });
  expect(riding()).toMatchObject({ isAboard: true, boardedAt: 5_000, dropOff: null });
  tell('ride.in_transit', { ...driven, status: 'in_transit' });
  expect(riding()).toMatchObject({ isAboard: true, boardedAt: null, dropOff: null });
  tell('ride.stop_reached', { ...driven, status: 'in_transit', stopTimes: ['now'] });
  expect(riding()?.dropOff).toEqual({ lat: destination.lat, lng: destination.lng });
  tell('ride.completed', { ...driven, status: 'completed' });
  expect(riding()).toBeNull();
});

test('a driver’s wait begins when their ride ends, and not with later news of it', () => {
  const began = { onlineSinceMs: 0, idleSinceMs: 0, earnedCents: 0 };
  const hasJustEnded = () => (index.days.idleSeconds('karim', Date.now()) ?? Infinity) < 60;
  index.days.set('karim', { ...began });
  tell('ride.accepted', { driver: karim, status: 'accepted' });
  expect(hasJustEnded()).toBe(false);
  tell('ride.completed', { driver: karim, status: 'completed' });
  expect(hasJustEnded()).toBe(true);
  index.days.set('karim', { ...began });
  tell('ride.refunded', { driver: karim, status: 'completed' });
  expect(hasJustEnded()).toBe(false);
});

test('of overtaken news only the driver who left is taken', () => {
  tell('ride.accepted', { status: 'accepted', driver: karim });
  tell('ride.released', {}, { leftDriverId: 'karim' }, false);
  expect(index.drivers.ridingOf('karim')).toBeNull();
  expect(index.waiting.size).toBe(0);
  tell('ride.reserved', { next: { driver: karim } } as Partial<RideImage>);
  expect(index.drivers.nextOf('karim')).toBe('ride');
  tell('ride.unreserved', {}, { leftDriverId: 'karim' }, false);
  expect(index.drivers.nextOf('karim')).toBeNull();
});

test('who was asked answers until the ride is another’s, and who takes one leaves the others', () => {
  tell('ride.offered', {}, asked);
  tell('ride.offered', { id: 'other' }, asked);
  expect(isAnswering()).toBe(true);
  expect(tell('ride.accepted', { status: 'accepted', driver: karim })).toEqual(['other']);
  expect(isAnswering()).toBe(false);
  tell('ride.offered', { id: 'third' }, { offers: [{ driverId: 'rina', meters: 10 }] });
  expect(isAnswering('rina')).toBe(true);
  tell('ride.canceled', { id: 'third', status: 'canceled', canceledBy: 'rider' }, { asked: ['rina'] });
  expect(isAnswering('rina')).toBe(false);
  expect(index.cancellations.isQuiet('nadia', 'rina')).toBe(true);
});

test('who is given a ride by hand leaves the others too', () => {
  tell('ride.offered', {}, asked);
  tell('ride.offered', { id: 'other' }, asked);
  expect(tell('ride.assigned', { status: 'accepted', driver: karim })).toEqual(['other']);
  expect(isAnswering()).toBe(false);
});

test('only a rider’s own cancellation keeps drivers from being asked again at once', () => {
  for (const canceledBy of ['system', 'admin', 'driver'] as const)
    tell('ride.canceled', { status: 'canceled', canceledBy }, { asked: ['rina'] });
  tell('ride.offered', { canceledBy: 'rider' }, { asked: ['rina'] });
  expect(index.cancellations.isQuiet('nadia', 'rina')).toBe(false);
});

test('a request that is gathered is held for a moment', () => {
  tell('ride.requested', {}, { isGathered: true });
  expect(index.answers.isHeld('ride', performance.now())).toBe(true);
});

test('a driver’s news is all there is of them', () => {
  const vehicle = { kind: 'car', classRank: 1, seats: 4 };
  const changed = (available: boolean, presence: object, more: object = {}) =>
    updateIndex(
      index,
      {
        event: 'driver.changed',
        driver: {
          id: 'karim',
          version: 5,
          available,
          presence,
          homeward: null,
          autoAccept: true,
          vehicle,
          declinedTypes: [],
          ...more,
        },
      } as unknown as ServerEvent,
      true,
    );
  const here = { silentSince: null, pausedSince: null, cooling: null };
  changed(true, here);
  const idle = () => index.drivers.isIdle('karim');
  expect([idle(), index.drivers.wantsAutoAccept('karim')]).toEqual([true, true]);
  expect(index.days.idleSeconds('karim', Date.now() + 60_000)).toBeGreaterThanOrEqual(59);
  changed(true, { ...here, silentSince: 0 });
  expect([index.drivers.isSilent('karim'), index.drivers.isPaused('karim')]).toEqual([true, false]);
  changed(true, { ...here, pausedSince: 0 });
  expect([index.drivers.isSilent('karim'), index.drivers.isPaused('karim')]).toEqual([false, true]);
  changed(true, { ...here, cooling: { until: Date.now() + 60_000 } }, { autoAccept: false });
  expect([index.drivers.isCooling('karim'), index.drivers.wantsAutoAccept('karim')]).toEqual([true, false]);
  changed(false, here, { version: 7 });
  // An older one that comes late changes nothing.
  changed(true, here, { version: 6 });
  expect([idle(), index.days.idleSeconds('karim', Date.now())]).toEqual([false, null]);
});

test('a wish and a decline are learned', () => {
  const wish = { riderId: 'nadia', driverId: 'karim', saidBy: 'rider', kind: 'avoided' };
  updateIndex(index, { event: 'wish.changed', ...wish } as ServerEvent, true);
  expect(index.wishes.isAvoided('nadia', 'karim')).toBe(true);
  tell('ride.offered', {}, asked);
  updateIndex(index, { event: 'offer.declined', rideId: 'ride', driverId: 'karim' } as ServerEvent, true);
  expect(isAnswering()).toBe(false);
});
