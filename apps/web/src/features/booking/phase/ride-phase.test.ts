import { TOLD_IN_ORDER, TOLD_MOMENTS } from '@ridewire/contracts';
import { describe, expect, test } from 'vitest';
import { isFresh, isNear, ridePhase, shownRide } from './ride-phase.ts';
import { KARIM, makeRide, PICKUP, positionAt } from '../testing/make-ride.ts';

describe('one phase for each ride', () => {
  test('no ride: one to book', () => expect(ridePhase(null, null, false)).toEqual({ name: 'book' }));
  test.each([
    ['requested', null, 'searching'],
    ['accepted', null, 'accepted'],
    ['picked_up', null, 'picked_up'],
    ['in_transit', null, 'in_transit'],
    ['completed', null, 'completed'],
    ['canceled', 'rider', 'canceled'],
    ['canceled', 'driver', 'canceled'],
    ['canceled', 'admin', 'canceled'],
    ['canceled', 'system', 'no_driver'],
  ] as const)('%s, canceled by %s: %s', (status, canceledBy, name) => {
    expect(ridePhase(makeRide({ status, canceledBy }), null, false).name).toBe(name);
  });
});

test('requested, and reserved for who finishes a ride first', () => {
  const next = { driver: KARIM, pickupAt: '2026-11-23T10:00:00.000Z' };
  const phase = ridePhase(makeRide({ status: 'requested', next }), null, false);
  expect(phase).toMatchObject({ name: 'reserved', ride: { next } });
});

describe('arriving', () => {
  const accepted = makeRide({ status: 'accepted', driver: KARIM });
  test.each([
    // A thousandth of a degree of latitude is 111 m.
    [0.00224, 'arriving'],
    [0.00226, 'accepted'],
    [-0.00224, 'arriving'],
  ] as const)('%d degrees from the pickup: %s', (away, name) => {
    expect(ridePhase(accepted, positionAt(PICKUP.lat + away), true).name).toBe(name);
  });
  test('only by a fresh and good position', () => {
    const there = positionAt(PICKUP.lat);
    expect(ridePhase(accepted, there, false).name).toBe('accepted');
    expect(ridePhase(accepted, { ...there, accuracy: 3_000 }, true).name).toBe('accepted');
    expect(ridePhase(accepted, { ...there, accuracy: 30 }, true).name).toBe('arriving');
  });
  test('only on the way to the pickup', () => {
    const onBoard = makeRide({ status: 'picked_up', driver: KARIM });
    expect(ridePhase(onBoard, positionAt(PICKUP.lat), true).name).toBe('picked_up');
  });
});

describe.each(TOLD_IN_ORDER)('%s, told by its driver', (moment) => {
  const told = makeRide({
    status: 'accepted',
    driver: KARIM,
    times: { [moment]: '2026-03-01T08:05:00.000Z' },
  });
  test('is the phase, wherever the car is seen', () => {
    expect(ridePhase(told, positionAt(PICKUP.lat + 0.02), true).name).toBe(moment);
    expect(ridePhase(told, null).name).toBe(moment);
  });
  test('on the way gives way to a car that is near', () => {
    const { name } = ridePhase(told, positionAt(PICKUP.lat), true);
    expect(name).toBe(TOLD_MOMENTS[moment].isAtPickup ? moment : 'arriving');
    expect(isNear(name)).toBe(true);
  });
  test('is over once the rider is on board', () => {
    expect(ridePhase({ ...told, status: 'picked_up' }, null).name).toBe('picked_up');
  });
});

test('a driver is near only on their way, or there', () => {
  for (const name of ['book', 'searching', 'reserved', 'accepted', 'picked_up', 'completed'] as const)
    expect(isNear(name)).toBe(false);
});

describe('which ride is shown', () => {
  const active = makeRide({ id: 'active' });
  const ended = makeRide({ id: 'ended', status: 'completed' });
  const last = makeRide({ id: 'last', status: 'canceled' });

  test('the active one, whatever was put away', () => {
    expect(shownRide({ live: active, last, dismissedId: 'active' })).toBe(active);
  });
  test('the one that ended before our eyes, until it is put away', () => {
    expect(shownRide({ live: ended, last, dismissedId: '' })).toBe(ended);
    expect(shownRide({ live: ended, last, dismissedId: 'last' })).toBe(ended);
    expect(shownRide({ live: ended, last, dismissedId: 'ended' })).toBeNull();
  });
  test('the last of the history, until it is put away', () => {
    expect(shownRide({ live: null, last, dismissedId: '' })).toBe(last);
    expect(shownRide({ live: null, last, dismissedId: 'last' })).toBeNull();
    expect(shownRide({ live: null, last: null, dismissedId: '' })).toBeNull();
  });
});

test('a ride is fresh for half an hour after its end', () => {
  const nowMs = Date.parse('2026-03-01T08:30:00.000Z');
  const endedAt = (status: 'completed' | 'canceled', at: string) =>
    isFresh(makeRide({ status, times: { [status]: at } }), nowMs);
  expect(endedAt('completed', '2026-03-01T08:00:00.001Z')).toBe(true);
  expect(endedAt('canceled', '2026-03-01T08:29:00.000Z')).toBe(true);
  expect(endedAt('completed', '2026-03-01T08:00:00.000Z')).toBe(false);
  expect(isFresh(makeRide(), nowMs)).toBe(false);
});
