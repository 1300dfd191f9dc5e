import { expect, test } from 'vitest';
import { aboutDollars, farChanges, isSameRate, RATE_FIELDS, RATE_LIMITS } from './rates.ts';
import { SetTariffInput, SetWaitingInput } from './tariffs.ts';
import { WAITING_FIELDS, WAITING_LIMITS } from './waiting-rules.ts';

const id = crypto.randomUUID();
const rate = { baseCents: 100, perKmCents: 100, perMinuteCents: 20, minimumCents: 300 };

test.each(RATE_FIELDS)('%s is a whole number of cents within its limits', (field) => {
  const { min, max } = RATE_LIMITS[field];
  const isRate = (cents: number) => {
    const changed = { ...rate, [field]: cents };
    const results = [{ ...changed }, { ...rate, seen: changed }].map(
      (input) => SetTariffInput.safeParse({ id, type: 'standard', ...input }).success,
    );
    expect(results[0]).toBe(results[1]);
    return results[0];
  };
  expect([min - 1, min, min + 0.5, max, max + 1].map(isRate)).toEqual([false, true, false, true, false]);
});

const rules = { freeMinutes: 1, mostMinutes: 20, noShowMinutes: 30 };

test.each(WAITING_FIELDS)('%s is a whole number of minutes within its limits', (field) => {
  const { min, max } = WAITING_LIMITS[field];
  const areRules = (minutes: number) => SetWaitingInput.safeParse({ id, ...rules, [field]: minutes }).success;
  expect([min - 1, min, min + 0.5, max, max + 1].map(areRules)).toEqual([false, true, false, true, false]);
});

test('no driver may leave while waiting is free', () => {
  const areRules = (freeMinutes: number) =>
    SetWaitingInput.safeParse({ id, ...rules, freeMinutes, noShowMinutes: 5 }).success;
  expect([4, 5, 6].map(areRules)).toEqual([true, true, false]);
});

test.each(RATE_FIELDS)('with another %s it is another rate', (field) => {
  expect(isSameRate(rate, { ...rate })).toBe(true);
  expect(isSameRate(rate, { ...rate, [field]: rate[field] + 1 })).toBe(false);
});

test('a price that changes by more than half is far, and one from nothing always is', () => {
  const far = (change: object) => farChanges({ ...rate, baseCents: 0 }, { ...rate, baseCents: 0, ...change });
  expect(far({ perKmCents: 150, perMinuteCents: 10, minimumCents: 299 })).toEqual([]);
  expect(far({ baseCents: 1, perKmCents: 151, perMinuteCents: 9 })).toEqual([
    ...['baseCents', 'perKmCents', 'perMinuteCents'],
  ]);
});

test('a typical trip costs about what it says, and no less than the minimum', () => {
  // 1 + 8 km × 1 + 24 min × 0.20 dollars
  expect(aboutDollars(rate)).toEqual([11, 16]);
  expect(aboutDollars({ ...rate, minimumCents: 3_000 })).toEqual([25, 35]);
});
