import { expect, test } from 'vitest';
import { groupByCostCenter, sumBusiness } from './business-sums.ts';
import type { BusinessRide } from './business-rides.ts';

const ride = (costCenter: string | null, money: Partial<BusinessRide> = {}): BusinessRide => ({
  ...{ rideId: 'a', completedAt: '2026-11-21T08:00:00.000Z', pickupAddress: 'A', destinationAddress: 'B' },
  ...{ distanceMeters: 5_000, type: 'standard', fareCents: 1_000, discountCents: 0, refundedCents: 0 },
  ...{ costCenter, purpose: null, ...money },
});

test('what was paid is the fare less discount and refund', () => {
  expect(sumBusiness([ride('A', { discountCents: 300 }), ride('A', { refundedCents: 250 })])).toEqual({
    ...{ fareCents: 2_000, discountCents: 300, refundedCents: 250, paidCents: 1_450 },
  });
});

test('cost centers come by name, and rides without one last', () => {
  const groups = groupByCostCenter([
    ride(null),
    ride('Sales'),
    ride('Änderung'),
    ride('sales'),
    ride('Sales'),
  ]);
  expect(groups.map(({ costCenter, rides }) => [costCenter, rides.length])).toEqual([
    ['Änderung', 1],
    ['sales', 1],
    ['Sales', 2],
    [null, 1],
  ]);
  expect(groups.reduce((sum, { sums }) => sum + sums.paidCents, 0)).toBe(5_000);
});
