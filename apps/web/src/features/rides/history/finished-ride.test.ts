import { RideStatus } from '@ridewire/contracts';
import { expect, it } from 'vitest';
import { makeDriverRide, makeRiderRide } from '../../../testing/make-ride.ts';
import { amountCents, finishedAt, isFinished, otherPerson } from './finished-ride.ts';
import { readRideSearch } from './read-ride-search.ts';

it('shows riders what they paid and drivers what they earned, and nothing for a canceled ride', () => {
  expect(amountCents(makeRiderRide('completed'))).toBe(1_450);
  expect(amountCents(makeDriverRide('completed'))).toBe(1_160);
  expect(amountCents(makeRiderRide('canceled'))).toBeNull();
});

it('names the other person', () => {
  expect(otherPerson(makeRiderRide('completed'))?.name).toBe('Karim Uddin');
  expect(otherPerson(makeDriverRide('completed'))?.name).toBe('Nadia Rahman');
  expect(otherPerson(makeRiderRide('canceled'))).toBeNull();
});

it('knows which statuses are the end', () => {
  const finished = RideStatus.options.filter((status) => isFinished(makeRiderRide(status)));
  expect(finished).toEqual(['completed', 'canceled']);
});

it('reads the open ride from the address, whatever stands there', () => {
  expect(readRideSearch({ ride: 'r1', other: 1 })).toEqual({ ride: 'r1' });
  for (const ride of [undefined, '', 7, ['r1'], null]) expect(readRideSearch({ ride })).toEqual({});
});

it('tells when a ride ended, however it did, and what is left of a fare after a refund', () => {
  const completed = makeRiderRide('completed');
  expect(finishedAt(completed)).toBe(completed.times.completed);
  const canceled = makeRiderRide('canceled');
  expect(finishedAt(canceled)).toBe(canceled.times.canceled);
  expect(finishedAt(makeRiderRide('accepted'))).toBe('');
  expect(amountCents({ ...completed, refundedCents: 450 })).toBe(1_000);
  expect(amountCents({ ...makeDriverRide('completed'), refundedCents: 450 })).toBe(1_160);
});
