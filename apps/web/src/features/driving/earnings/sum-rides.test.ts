import type { StatementRide } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { sumDays, sumRides } from './sum-rides.ts';

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

test('fare is refund, fee and net together', () => {
  expect(sumRides([ride(1_000), ride(2_000, 500)])).toEqual({
    fareCents: 3_000,
    refundedCents: 500,
    feeCents: 500,
    netCents: 2_000,
    cashCents: 2_500,
  });
});

test('what an hour online came to, where there was one', () => {
  const day = { day: '2026-11-21', onlineSeconds: 5_400, rides: [ride(1_500), ride(1_500)] };
  const idle = { day: '2026-11-22', onlineSeconds: 1_800, rides: [] };
  expect(sumDays([day, idle])).toEqual({
    netCents: 2_400,
    rideCount: 2,
    onlineSeconds: 7_200,
    hourCents: 1_200,
  });
  expect(sumDays([]).hourCents).toBeNull();
});
