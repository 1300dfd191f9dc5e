import { RIDE_TIMES, type LostWhy, type RideStatus } from '@ridewire/contracts';
import { describe, expect, test } from 'vitest';
import type { RideEvent, ServerEvent } from '../../live/events.ts';
import type { RideImage } from '../../live/images.ts';
import { BOARD, driverTopic, riderTopic } from '../../live/topics.ts';
import { viewOffer } from '../reads/offer-view.ts';
import { viewForAdmin, viewForDriver, viewForRider } from '../reads/ride-view.ts';
import { boardView, drivingView, offersView, riderView } from './view-events.ts';

const [OFFERED, EXPIRES] = [1_800_000_000_000, 1_800_000_015_000];
const person = (id: string) =>
  ({ id, name: id, phone: null, avatarUrl: null }) as RideImage['driver'] & object;
const stop = { address: 'Gulshan 2', lat: 23.79, lng: 90.41 };
const times = Object.fromEntries(RIDE_TIMES.map((time) => [time, null])) as RideImage['times'];
const image = (change: Partial<RideImage> = {}) =>
  ({
    ...{ id: 'ride', version: 4, status: 'accepted', type: 'standard' },
    ...{ pickup: stop, stops: [], destination: stop, times, fareCents: 1_000, payoutCents: 800 },
    ...{ commissionCents: 200, rates: null, approachSeconds: null, pickupNote: null, passenger: null },
    ...{ canceledBy: null, asked: null, rider: person('nadia'), driver: person('karim'), next: null },
    ...change,
  }) as RideImage;
const waiting = (change: Partial<RideImage> = {}) => image({ status: 'requested', driver: null, ...change });
const reserved = waiting({ next: { driver: person('rina'), pickupAt: OFFERED } });
const ofRide = (event: RideEvent['event'], ride: RideImage, more: Partial<RideEvent> = {}): RideEvent => ({
  ...more,
  event,
  ride,
});

const riderSees = (event: ServerEvent) => riderView(event, riderTopic('nadia'));
const drivingSees = (driverId: string, event: ServerEvent) => drivingView(event, driverTopic(driverId));
const askedSees = (driverId: string, event: ServerEvent) => offersView(event, driverTopic(driverId));
const boardSees = (event: ServerEvent) => boardView(event, BOARD);

const position = { driverId: 'karim', lat: 23.790_000_04, lng: 90.410_000_46, heading: 90, at: OFFERED };
const moved = { event: 'positions.moved', from: 'here', positions: [position] } as unknown as ServerEvent;
const changedDriver = {
  event: 'driver.changed',
  driver: {
    ...{ id: 'karim', name: 'Karim', available: true, version: 7, approved: true, suspended: false },
    ...{ suspendReason: null, presence: { silentSince: 'then', isHeard: false }, vehicle: { plate: 'D-1' } },
    ...{ autoAccept: true, declinedTypes: ['xl'], homeward: { lat: 1, lng: 2, until: 3 } },
  },
} as unknown as Extract<ServerEvent, { event: 'driver.changed' }>;
const elsewhere = { event: 'stuck.changed' } as ServerEvent;

test('a refund long after the ride is no news for anyone who rides, drives, is asked or watches', () => {
  const event = ofRide('ride.refunded', image({ status: 'completed' }), {
    ...{ leftDriverId: 'rina', asked: ['sami'], offers: [{ driverId: 'sami', meters: 1 }] },
    ...{ offeredAt: OFFERED, expiresAt: EXPIRES },
  });
  expect([riderSees(event), boardSees(event)]).toEqual([undefined, undefined]);
  for (const driverId of ['karim', 'rina', 'sami'])
    expect([drivingSees(driverId, event), askedSees(driverId, event)]).toEqual([undefined, undefined]);
});

test('what concerns no ride and no driver is shown on none of them', () => {
  expect([riderSees(elsewhere), boardSees(elsewhere)]).toEqual([undefined, undefined]);
  expect([drivingSees('karim', elsewhere), askedSees('karim', elsewhere)]).toEqual([undefined, undefined]);
});

test('a process that knows no breaks says nothing of one, except where it ended it', () => {
  const away = { ...changedDriver.driver, available: false };
  const breakSeen = (change: object) => {
    const event = { event: 'driver.changed', driver: { ...away, ...change } } as ServerEvent;
    return (boardSees(event) as { driver: { onBreak?: unknown } }).driver.onBreak;
  };
  expect(breakSeen({})).toBeUndefined();
  expect(breakSeen({ presence: { onBreak: null } })).toBeNull();
  expect(breakSeen({ presence: { onBreak: { since: 1, until: 2 } } })).toEqual({ since: 1, until: 2 });
  expect([breakSeen({ suspended: true }), breakSeen({ approved: false })]).toEqual([null, null]);
});

test('of a deleted ride people read again, and the board drops it alone', () => {
  const event = ofRide('ride.deleted', image());
  expect([riderSees(event), drivingSees('karim', event)]).toEqual(['reread', 'reread']);
  expect(boardSees(event)).toEqual({ kind: 'gone', rideId: 'ride' });
});

describe('the rider', () => {
  test('sees the ride, and nothing of what is earned', () => {
    expect(riderSees(ofRide('ride.accepted', image()))).toEqual({
      kind: 'ride',
      ride: viewForRider(image()),
    });
  });

  test.each<[RideEvent['event'], LostWhy | undefined, LostWhy]>([
    ['ride.released', undefined, 'given_back'],
    ['ride.reassigned', undefined, 'support'],
    ['ride.replaced', undefined, 'not_moving'],
    ['ride.unreserved', 'held_up', 'held_up'],
    ['ride.released', 'support', 'support'],
  ])('reads after %s (%s) why the driver is lost', (event, lost, why) => {
    const told = ofRide(event, waiting(), lost ? { lost } : {});
    expect(riderSees(told)).toEqual({ kind: 'ride', ride: viewForRider(waiting()), lost: why });
  });

  test.each(['ride.rerouted', 'ride.retyped'] as const)('reads after %s that support did it', (event) => {
    const ride = viewForRider(image());
    expect(riderSees(ofRide(event, image(), { mover: 'admin' }))).toEqual({
      kind: 'ride',
      ride,
      bySupport: true,
    });
    expect(riderSees(ofRide(event, image(), { mover: 'rider' }))).toEqual({ kind: 'ride', ride });
  });

  test('sees their driver move', () => {
    expect(riderSees(moved)).toEqual({ kind: 'position', position });
    expect(riderSees({ ...moved, positions: [] } as unknown as ServerEvent)).toBeUndefined();
  });
});

describe('a driver', () => {
  test('sees their own ride, and who moved it on', () => {
    const ride = viewForDriver(image());
    const sees = (event: RideEvent['event'], more: Partial<RideEvent> = {}) =>
      drivingSees('karim', ofRide(event, image(), more));
    expect(sees('ride.accepted')).toEqual({ kind: 'ride', ride });
    expect(sees('ride.status_set')).toEqual({ kind: 'ride', ride, bySupport: true });
    expect(sees('ride.rerouted', { mover: 'admin' })).toEqual({ kind: 'ride', ride, bySupport: true });
    expect(sees('ride.rerouted', { mover: 'rider' })).toEqual({ kind: 'ride', ride });
    expect(sees('ride.in_transit', { bySystem: true })).toEqual({ kind: 'ride', ride, byItself: true });
    expect(sees('ride.in_transit')).toEqual({ kind: 'ride', ride });
    expect(sees('ride.picked_up', { bySystem: true })).toEqual({ kind: 'ride', ride });
  });

  test('sees the ride that comes next for them, which is theirs alone', () => {
    const event = ofRide('ride.reserved', reserved);
    expect(drivingSees('rina', event)).toEqual({ kind: 'next', ride: viewForDriver(reserved) });
    expect(drivingSees('sami', event)).toBeUndefined();
  });

  test('sees nothing of a ride that others have, give back or are asked for', () => {
    for (const event of [
      ofRide('ride.accepted', image(), { asked: ['sami'] }),
      ofRide('ride.released', waiting(), { leftDriverId: 'karim' }),
      ofRide('ride.offered', waiting(), { offers: [{ driverId: 'sami', meters: 1 }] }),
      moved,
      changedDriver,
    ])
      expect(drivingSees('sami', event)).toBeUndefined();
  });

  test.each<[RideEvent['event'], NonNullable<RideEvent['mover']>, object]>([
    ['ride.released', 'driver', {}],
    ['ride.released', 'system', {}],
    ['ride.released', 'admin', { barred: true }],
    ['ride.reassigned', 'admin', {}],
    ['ride.replaced', 'system', { notMoving: true }],
    ['ride.replaced', 'admin', { notMoving: true }],
  ])('who left with %s by %s reads so', (event, mover, said) => {
    expect(drivingSees('karim', ofRide(event, waiting(), { leftDriverId: 'karim', mover }))).toEqual({
      ...{ kind: 'left', rideId: 'ride', version: 4 },
      ...said,
    });
  });
});

describe('a driver who is asked', () => {
  const offers = [
    { driverId: 'sami', meters: 900, seconds: 120 },
    { driverId: 'rina', meters: 50, seconds: 10, leftSeconds: 60 },
  ];
  const open = { offeredAt: OFFERED, expiresAt: EXPIRES };

  test('sees their own offer, of which others see nothing', () => {
    const event = ofRide('ride.offered', waiting(), { offers, ...open });
    const offerOf = (at: 0 | 1) => viewOffer(waiting(), offers[at]!, OFFERED, EXPIRES);
    expect(askedSees('sami', event)).toEqual({ kind: 'offered', offer: offerOf(0) });
    expect(askedSees('rina', event)).toEqual({ kind: 'offered', offer: offerOf(1) });
    expect(askedSees('karim', event)).toBeUndefined();
    for (const one of ['offeredAt', 'expiresAt'])
      expect(askedSees('sami', { ...event, [one]: null })).toBeUndefined();
  });

  test.each<[RideStatus, RideImage['canceledBy'], string]>([
    ['accepted', null, 'taken'],
    ['requested', null, 'taken'],
    // By whom counts only of a ride that is canceled.
    ['accepted', 'system', 'taken'],
    ['canceled', 'rider', 'canceled'],
    ['canceled', 'admin', 'canceled'],
    ['canceled', 'system', 'expired'],
  ])('reads why it ended when the ride is %s (%s)', (status, canceledBy, why) => {
    const withdrawn = { kind: 'withdrawn', rideId: 'ride', version: 4, why };
    const ride = image({ status, canceledBy });
    expect(askedSees('sami', ofRide('ride.canceled', ride, { asked: ['sami'] }))).toEqual(withdrawn);
    expect(askedSees('sami', ofRide('ride.canceled', ride))).toBeUndefined();
    expect(
      askedSees('sami', {
        ...{ event: 'offers.ended', rideId: 'ride', version: 4, status, canceledBy, driverIds: ['sami'] },
      }),
    ).toEqual(withdrawn);
  });

  test('reads that they declined', () => {
    const declined = { driverId: 'sami', rideId: 'ride', version: 4 };
    expect(askedSees('sami', { event: 'offer.declined', ...declined })).toEqual({
      ...{ kind: 'withdrawn', rideId: 'ride', version: 4, why: 'declined' },
    });
  });

  test('reads all offers again where prices or they themselves changed', () => {
    const again: ServerEvent[] = [
      changedDriver,
      { event: 'offers.changed', rideId: 'ride', version: 4, driverIds: ['sami'] },
      ofRide('ride.retyped', waiting(), { asked: ['sami'] }),
      ofRide('ride.rerouted', waiting(), { asked: ['sami'] }),
      ofRide('ride.released', waiting(), { leftDriverId: 'sami' }),
    ];
    for (const event of again) expect(askedSees('sami', event)).toBe('reread');
    expect(askedSees('sami', ofRide('ride.rerouted', image()))).toBeUndefined();
    expect(askedSees('sami', ofRide('ride.released', waiting(), { leftDriverId: 'karim' }))).toBeUndefined();
    expect(askedSees('sami', moved)).toBeUndefined();
  });

  test('who has a ride or a next one has nothing else to take, and after its end hears of no offer', () => {
    const cleared = { kind: 'cleared' };
    for (const status of ['accepted', 'picked_up', 'in_transit'] as const)
      expect(askedSees('karim', ofRide('ride.accepted', image({ status }), { asked: ['karim'] }))).toEqual(
        cleared,
      );
    for (const status of ['completed', 'canceled'] as const)
      expect(askedSees('karim', ofRide('ride.completed', image({ status }), { asked: ['karim'] }))).toBe(
        undefined,
      );
    expect(askedSees('rina', ofRide('ride.reserved', reserved, { asked: ['rina'] }))).toEqual(cleared);
    expect(askedSees('sami', ofRide('ride.reserved', reserved))).toBeUndefined();
    expect(askedSees('sami', ofRide('ride.reserved', reserved, { asked: ['sami'] }))).toMatchObject({
      why: 'taken',
    });
  });
});

describe('the board', () => {
  test('has every ride as admins see it', () => {
    for (const event of ['ride.accepted', 'ride.completed', 'ride.rerouted'] as const)
      expect(boardSees(ofRide(event, image()))).toEqual({ kind: 'ride', ride: viewForAdmin(image()) });
  });

  test('has positions to the decimeter', () => {
    expect(boardSees(moved)).toEqual({
      kind: 'positions',
      positions: [{ ...position, lat: 23.79, lng: 90.41 }],
    });
    const finer = { ...moved, positions: [{ ...position, lat: 23.123_456_7, lng: 90.765_432_1 }] };
    expect(boardSees(finer as ServerEvent)).toMatchObject({
      positions: [{ lat: 23.123_457, lng: 90.765_432 }],
    });
  });

  test('has of a driver what it shows, and neither their wishes nor why they may not drive', () => {
    expect(boardSees(changedDriver)).toEqual({
      kind: 'driver',
      driver: {
        ...{ id: 'karim', name: 'Karim', available: true, version: 7 },
        ...{ silentSince: 'then', vehicle: { plate: 'D-1' } },
      },
    });
    expect(boardSees({ event: 'offers.changed', rideId: 'r', version: 1, driverIds: [] })).toBeUndefined();
  });
});
