import type { Offer, RiderRide } from '@ridewire/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { Recording } from './recording.ts';

const rideOf = (id: string, status: RiderRide['status'], offeredCount = 1) =>
  ({ id, status, offeredCount }) as RiderRide;
const offerOf = (id: string) => ({ ride: { id } }) as Offer;

afterEach(() => void vi.restoreAllMocks());

const recordAt = (recording: Recording) => (at: number, act: (recording: Recording) => void) => {
  vi.spyOn(performance, 'now').mockReturnValue(at);
  act(recording);
};

test('the way to a driver is counted from the press to the first offer, though the offer comes before the answer', () => {
  const recording = new Recording();
  const at = recordAt(recording);
  at(105, (r) => r.offer(offerOf('a'), 'driver 1'));
  at(107, (r) => r.offer(offerOf('a'), 'driver 2'));
  at(108, (r) => r.request(rideOf('a', 'requested', 2), 100));
  expect(recording.requestToOfferMs()).toEqual([5]);
  expect(recording.offersSeen.size).toBe(2);
});

test('a ride for which nobody was free at first says nothing about the push', () => {
  const recording = new Recording();
  const at = recordAt(recording);
  at(101, (r) => r.request(rideOf('a', 'requested', 0), 100));
  at(9_000, (r) => r.offer(offerOf('a'), 'driver 1'));
  expect(recording.requestToOfferMs()).toEqual([]);
});

test('an accept counts until its rider first sees it, and is missed when the rider never does', () => {
  const recording = new Recording();
  const at = recordAt(recording);
  recording.accept('a', 200);
  recording.accept('b', 300);
  at(203, (r) => r.riderSees(rideOf('a', 'accepted')));
  at(250, (r) => r.riderSees(rideOf('a', 'accepted')));
  at(260, (r) => r.riderSees(rideOf('b', 'requested')));
  expect(recording.acceptToRiderMs()).toEqual([3]);
  expect(recording.unseenAccepts()).toBe(1);
});
