import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOf, promoCodeOf, toPayOf } from './promo-terms.ts';
import { MakePromoInput, PromoCode } from './promos.ts';

const share = { percent: 15, capCents: null, amountCents: null };

test('a share of the fare is taken off up to its cap, an amount up to the fare', () => {
  expect(discountOf(share, 1_450)).toBe(218);
  expect(discountOf({ ...share, capCents: 200 }, 1_450)).toBe(200);
  expect(discountOf({ ...share, percent: 100 }, 1_450)).toBe(1_450);
  const amount = { percent: null, capCents: null, amountCents: 500 };
  expect(discountOf(amount, 1_450)).toBe(500);
  expect(discountOf(amount, 450)).toBe(450);
});

test('no discount is more than the fare or less than nothing', () => {
  const cents = fc.integer({ min: 1, max: 50_000 });
  const terms = fc.oneof(
    fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      capCents: fc.option(cents),
      amountCents: fc.constant(null),
    }),
    fc.record({ percent: fc.constant(null), capCents: fc.constant(null), amountCents: cents }),
  );
  fc.assert(
    fc.property(terms, cents, (promo, fareCents) => {
      const discountCents = discountOf(promo, fareCents);
      expect(Number.isInteger(discountCents) && discountCents >= 0).toBe(true);
      expect(toPayOf({ fareCents, discountCents })).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a code is the same however it is typed', () => {
  expect(promoCodeOf(' eid 20 ')).toBe('EID20');
  expect(PromoCode.parse('eid 20')).toBe('EID20');
  for (const wrong of ['abc', 'ABCDEFGHIJKLMNOPQRSTU', 'EID-20', 'ঈদ২০', '', 7])
    expect(PromoCode.safeParse(wrong).success).toBe(false);
});

test('a code takes off either a share or an amount, and only a share has a cap', () => {
  const made = (change: object) =>
    MakePromoInput.safeParse({
      ...{ id: crypto.randomUUID(), code: 'EID20', from: '2026-12-01', to: '2026-12-31' },
      ...change,
    });
  expect(made({ percent: 20 }).data).toMatchObject({ mostEach: 1, isFirstRide: false });
  expect(made({ percent: 20, capCents: 300 }).success).toBe(true);
  expect(made({ percent: 20, to: '2026-12-01' }).success).toBe(true);
  expect(made({ amountCents: 300, note: ' ' }).success).toBe(true);
  for (const wrong of [
    {},
    { percent: 20, amountCents: 300 },
    { amountCents: 300, capCents: 200 },
    { percent: 0 },
    { percent: 101 },
    { percent: 2.5 },
    { amountCents: 0 },
    { percent: 20, to: '2026-11-30' },
    { percent: 20, mostUses: 0 },
    { percent: 20, mostEach: 101 },
  ])
    expect([wrong, made(wrong).success]).toEqual([wrong, false]);
});
