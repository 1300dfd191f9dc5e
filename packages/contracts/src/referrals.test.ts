import { expect, test } from 'vitest';
import { ReferralCode, SetReferralTermsInput } from './referrals.ts';

test('a code is the same however it is typed, and nothing else is one', () => {
  for (const typed of ['cdf-ghj', ' CDF GHJ ', 'CDFGHJ']) expect(ReferralCode.parse(typed)).toBe('CDFGHJ');
  for (const wrong of ['CDFGH', 'CDFGHJK', 'ABCDEF', 'CDFGH1', `CDFGHJ${' '.repeat(100)}`, '', 7])
    expect([wrong, ReferralCode.safeParse(wrong).success]).toEqual([wrong, false]);
});

test.each<[boolean, object]>([
  [true, {}],
  [true, { rides: 1, days: 1, bringerCents: 0, comerCents: 1 }],
  [true, { rides: 1_000, days: 365, bringerCents: 100_000, comerCents: 100_000 }],
  [true, { bringerCents: 1, comerCents: 0 }],
  [true, { bringerCents: 100, comerCents: 100 }],
  [true, { from: { day: '2026-12-01', time: '23:59' } }],
  [false, { rides: 0 }],
  [false, { rides: 1_001 }],
  [false, { days: 0 }],
  [false, { days: 366 }],
  [false, { bringerCents: -1 }],
  [false, { comerCents: 100_001 }],
  [false, { bringerCents: 0, comerCents: 0 }],
  [false, { from: { day: '2026-12-01', time: '24:00' } }],
])('terms can be set: %s, with %o', (can, change) => {
  const terms = {
    ...{ id: crypto.randomUUID(), isOn: true, rides: 20, days: 30 },
    ...{ bringerCents: 5_000, comerCents: 2_000 },
  };
  expect(SetReferralTermsInput.safeParse({ ...terms, ...change }).success).toBe(can);
});
