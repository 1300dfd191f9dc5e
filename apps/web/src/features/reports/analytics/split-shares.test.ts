import { expect, test } from 'vitest';
import { barShares, shareOfRevenue } from './split-shares.ts';

const split = (payoutCents: number, commissionCents: number) => ({
  revenueCents: payoutCents + commissionCents,
  ...{ payoutCents, commissionCents },
});

test('a bar is split as its money is, and never beyond its ends', () => {
  expect(barShares(split(800, 200))).toEqual({ payout: 80, commission: 20 });
  expect(barShares(split(800, -100))).toEqual({ payout: 100, commission: 0 });
  expect(barShares(split(800, -800))).toEqual({ payout: 100, commission: 0 });
  expect(barShares(split(0, 0))).toEqual({ payout: 0, commission: 0 });
});

test('the usual rate is said where cents were only rounded', () => {
  expect(shareOfRevenue(split(800, 200), 0.2)).toEqual({ rate: 0.2, isUsual: true });
  expect(shareOfRevenue(split(1_162, 290), 0.2)).toEqual({ rate: 0.2, isUsual: true });
  expect(shareOfRevenue(split(0, 0), 0.2)).toEqual({ rate: 0.2, isUsual: true });
});

test('what discounts left of it is said, unless nothing is left', () => {
  expect(shareOfRevenue(split(800, 100), 0.2)).toEqual({ rate: 1 / 9, isUsual: false });
  expect(shareOfRevenue(split(800, 0), 0.2)).toEqual({ rate: 0, isUsual: false });
  expect(shareOfRevenue(split(800, -100), 0.2)).toEqual({ rate: null, isUsual: false });
  expect(shareOfRevenue(split(800, -800), 0.2)).toEqual({ rate: null, isUsual: false });
});
