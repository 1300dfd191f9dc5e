import { expect, test } from 'vitest';
import { cancelInput, reassignInput } from './bulk-inputs.ts';
import { makeBoardRide } from './testing/make-board-ride.ts';

const ride = makeBoardRide('accepted', { version: 7 });

test('each of many is canceled as it was seen, and no later', () => {
  expect(cancelInput(ride, undefined)).toEqual({
    rideId: ride.id,
    to: 'canceled',
    fromStatus: 'accepted',
    seenVersion: 7,
  });
  expect(cancelInput(ride, 'No answer')).toMatchObject({ seenVersion: 7, reason: 'No answer' });
});

test('each of many is taken from the driver it was seen with, as it was seen', () => {
  const seen = { rideId: ride.id, fromDriverId: ride.driver?.id, seenVersion: 7 };
  expect(reassignInput(ride, undefined)).toEqual(seen);
  expect(reassignInput(ride, 'No answer')).toEqual({ ...seen, reason: 'No answer' });
});
