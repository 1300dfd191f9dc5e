import { RideStatus } from '@ridewire/contracts';
import { describe, expect, it } from 'vitest';
import { makeRideView } from '../../../testing/make-ride.ts';
import { isNewerRide } from './is-newer-ride.ts';

describe('isNewerRide', () => {
  it('takes only the higher version of the same ride, whatever its status', () => {
    for (const held of RideStatus.options) {
      for (const pushed of RideStatus.options) {
        const at = (version: number) => makeRideView(pushed, { version });
        expect(isNewerRide(makeRideView(held, { version: 5 }), at(6))).toBe(true);
        expect(isNewerRide(makeRideView(held, { version: 5 }), at(5))).toBe(false);
        expect(isNewerRide(makeRideView(held, { version: 5 }), at(4))).toBe(false);
      }
    }
  });

  it('lets an active ride in where none is held, and keeps a finished one out', () => {
    for (const status of RideStatus.options) {
      const isFinished = status === 'completed' || status === 'canceled';
      expect(isNewerRide(null, makeRideView(status))).toBe(!isFinished);
    }
  });

  it('lets another active ride in only when it is later', () => {
    for (const held of RideStatus.options) {
      const now = makeRideView(held, { id: 'a', from: 30 });
      expect(isNewerRide(now, makeRideView('requested', { id: 'b', from: 40 }))).toBe(true);
      expect(isNewerRide(now, makeRideView('in_transit', { id: 'b', from: 0 }))).toBe(false);
    }
  });

  it('never lets the end of another ride replace what is held, even when an admin ends it later', () => {
    const now = makeRideView('accepted', { id: 'a' });
    expect(isNewerRide(now, makeRideView('completed', { id: 'b', from: 50 }))).toBe(false);
    expect(isNewerRide(now, makeRideView('canceled', { id: 'b', from: 50 }))).toBe(false);
  });

  it('lets the next ride in before the time that one held was scheduled for', () => {
    const early = makeRideView('canceled', { id: 'a', from: 30 });
    const held = { ...early, times: { ...early.times, scheduled: '2099-01-01T00:00:00.000Z' } };
    expect(isNewerRide(held, makeRideView('requested', { id: 'b', from: 40 }))).toBe(true);
  });

  it('goes by the latest step, in whatever order they are told', () => {
    const now = makeRideView('accepted', { id: 'a', from: 30 });
    const { requested, accepted } = now.times;
    const turned = { ...now, times: { accepted, requested } } as typeof now;
    const between = makeRideView('requested', { id: 'b', times: { requested: requested! } });
    expect(isNewerRide(turned, between)).toBe(false);
  });
});
