import { TOLD_IN_ORDER, TOLD_MOMENTS, type NotificationKind } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { ridePhase, type RidePhase } from '../phase/ride-phase.ts';
import { KARIM, makeRide, PICKUP, positionAt } from '../testing/make-ride.ts';
import { isToldByBell, newsOf, newsTag } from './ride-news.ts';

const far = positionAt(PICKUP.lat + 0.01);
const accepted = makeRide({ status: 'accepted', driver: KARIM });
const phases = {
  book: ridePhase(null, null),
  searching: ridePhase(makeRide(), null),
  accepted: ridePhase(accepted, far),
  arriving: ridePhase(accepted, positionAt(PICKUP.lat)),
  arrived: ridePhase({ ...accepted, times: { arrived: '2026-03-01T08:05:00.000Z' } }, far),
  picked_up: ridePhase(makeRide({ status: 'picked_up', driver: KARIM }), far),
  in_transit: ridePhase(makeRide({ status: 'in_transit', driver: KARIM }), far),
  completed: ridePhase(makeRide({ status: 'completed', driver: KARIM }), null),
  byRider: ridePhase(makeRide({ status: 'canceled', canceledBy: 'rider' }), null),
  byDriver: ridePhase(makeRide({ status: 'canceled', canceledBy: 'driver' }), null),
  noDriver: ridePhase(makeRide({ status: 'canceled', canceledBy: 'system' }), null),
};

test.each([
  ['searching', 'accepted', 'rideChange'],
  ['accepted', 'arriving', 'arriving'],
  ['searching', 'arriving', 'arriving'],
  ['arriving', 'arrived', 'arriving'],
  ['accepted', 'arrived', 'arriving'],
  ['arrived', 'picked_up', 'rideChange'],
  ['arriving', 'picked_up', 'rideChange'],
  ['accepted', 'in_transit', 'rideChange'],
  ['in_transit', 'completed', 'rideChange'],
  ['accepted', 'searching', 'rideChange'],
  ['accepted', 'byDriver', 'rideChange'],
  ['searching', 'noDriver', 'rideChange'],
] as const)('from %s to %s is told wherever one is, with the sound %s', (before, now, sound) => {
  expect(newsOf(phases[before].name, phases[now])).toEqual({ sound, isTold: true });
});

test.each(TOLD_IN_ORDER)(
  '%s is told as soon as its driver says it, and not again by a car that turns',
  (moment) => {
    const phase = ridePhase({ ...accepted, times: { [moment]: '2026-03-01T08:05:00.000Z' } }, far);
    const { isAtPickup } = TOLD_MOMENTS[moment];
    const sound = isAtPickup ? 'arriving' : 'rideChange';
    for (const before of ['searching', 'accepted'] as const)
      expect(newsOf(before, phase)).toEqual({ sound, isTold: true });
    expect(newsOf('arriving', phase)).toEqual(isAtPickup ? { sound, isTold: true } : null);
  },
);

test.each([
  ['book', 'searching'],
  ['picked_up', 'in_transit'],
  ['searching', 'byRider'],
] as const)('from %s to %s is only said, and not heard', (before, now) => {
  expect(newsOf(phases[before].name, phases[now])).toEqual({ sound: null, isTold: false });
});

test('the phase a page opens in, the same one again, an empty home and a car that turns are no news', () => {
  expect(newsOf(undefined, phases.accepted)).toBeNull();
  expect(newsOf('accepted', phases.accepted)).toBeNull();
  expect(newsOf('completed', phases.book)).toBeNull();
  for (const before of ['arriving', 'arrived'] as const) expect(newsOf(before, phases.accepted)).toBeNull();
});

test('each phase of a ride has its own name for the system, so that none replaces another in silence', () => {
  const names = Object.values(phases).map(({ name }) => name);
  const tags = new Set(names.map((name) => newsTag('ride-1', name)));
  expect(tags.size).toBe(new Set(names).size);
});

test('the bell alone tells that no driver took a scheduled ride', () => {
  const scheduled = makeRide({
    status: 'canceled',
    canceledBy: 'system',
    times: { scheduled: '2026-03-01T08:00:00.000Z' },
  });
  const isTold = (phase: RidePhase, bellOff: NotificationKind[] = []) =>
    isToldByBell(phase, { bellOff, systemOff: [] });
  const unserved = ridePhase(scheduled, null);
  expect(isTold(unserved)).toBe(true);
  expect(isTold(phases.noDriver)).toBe(false);
  expect(isTold(ridePhase({ ...scheduled, canceledBy: 'admin' }, null))).toBe(false);
  // The bell shows nothing that was turned off, nor before it is there.
  expect(isTold(unserved, ['scheduled_unserved'])).toBe(false);
  expect(isToldByBell(unserved, undefined)).toBe(false);
});
