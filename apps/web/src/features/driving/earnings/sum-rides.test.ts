import type { StatementRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { sumDays } from './sum-rides.ts';

const ride = (fareCents: number, refundedCents = 0): StatementRide => ({
  id: 'a',
  completedAt: '2026-11-21T08:00:00.000Z',
  pickupAddress: 'A',
  destinationAddress: 'B',
  fareCents,
  discountCents: 0,
  refundedCents,
  payoutCents: (fareCents - refundedCents) * 0.8,
});

test('what an hour online came to, where there was one', () => {
  const day = { day: '2026-11-21', onlineSeconds: 5_400, rides: [ride(1_500), ride(1_500)] };
  const idle = { day: '2026-11-22', onlineSeconds: 1_800, rides: [] };
  expect(sumDays([day, idle], '2026-11-20T00:00:00.000Z')).toEqual({
    netCents: 2_400,
    rideCount: 2,
    onlineSeconds: 7_200,
    hourCents: 1_200,
  });
  expect(sumDays([], null).hourCents).toBeNull();
});

test('what was earned before the record of time online isn’t divided by it', () => {
  const before = {
    day: '2026-11-21',
    onlineSeconds: 0,
    rides: [{ ...ride(5_000), completedAt: '2026-11-21T08:00:00Z' }],
  };
  const after = {
    day: '2026-11-22',
    onlineSeconds: 3_600,
    rides: [{ ...ride(1_000), completedAt: '2026-11-22T08:00:00Z' }],
  };
  const sums = sumDays([before, after], '2026-11-22T07:00:00.000Z');
  expect(sums).toMatchObject({ netCents: 4_800, hourCents: 800 });
});
