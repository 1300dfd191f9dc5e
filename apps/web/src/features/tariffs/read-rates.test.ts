import { firstRideType } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { ratesBefore } from './rates-before.ts';
import { readRates, typeRates } from './read-rates.ts';

const typed = typeRates(firstRideType('standard'));

test('rates are typed in dollars and read in cents, also in Bangla digits', () => {
  expect(typed).toEqual({
    baseCents: '2.50',
    perKmCents: '0.90',
    perMinuteCents: '0.20',
    minimumCents: '5.00',
  });
  expect(readRates({ ...typed, baseCents: '৩.২৫' }).rates).toEqual({
    baseCents: 325,
    perKmCents: 90,
    perMinuteCents: 20,
    minimumCents: 500,
  });
});

test('what is no amount, or too much, is named', () => {
  expect(readRates({ baseCents: 'two', perKmCents: '', perMinuteCents: '20.01', minimumCents: '0' })).toEqual(
    {
      rates: null,
      mistakes: {
        baseCents: 'noAmount',
        perKmCents: 'noAmount',
        perMinuteCents: 'outside',
        minimumCents: 'outside',
      },
    },
  );
});

test('new rates follow those that hold by then', () => {
  const rate = { ...firstRideType('standard'), setBy: null };
  const now = { ...rate, id: 'now', beginsAt: '2026-11-01T00:00:00Z' };
  const soon = { ...rate, id: 'soon', beginsAt: '2026-12-01T00:00:00Z' };
  const later = { ...rate, id: 'later', beginsAt: '2027-01-01T00:00:00Z' };
  const before = (at: string) => ratesBefore({ now, coming: [soon, later] }, Date.parse(at)).id;
  expect(before('2026-11-29T00:00:00Z')).toBe('now');
  expect(before('2026-12-01T00:00:00Z')).toBe('now');
  expect(before('2026-12-02T00:00:00Z')).toBe('soon');
  expect(before('2027-03-01T00:00:00Z')).toBe('later');
});
