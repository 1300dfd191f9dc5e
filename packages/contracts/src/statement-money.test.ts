import { expect, test } from 'vitest';
import type { StatementRide } from './drivers.ts';
import { moneyOf, sumRides } from './statement-money.ts';

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

test('with a promo code the rider hands over less, and the driver’s share is the same', () => {
  expect(moneyOf({ ...ride(1_000), discountCents: 300 })).toEqual({
    ...moneyOf(ride(1_000)),
    cashCents: 700,
  });
});
