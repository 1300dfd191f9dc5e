import type { OwnReferral } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { daysLeft, stateOf, type ReferralState } from './referral-state.ts';

const NOW = Date.parse('2026-11-30T10:00:00.000Z');
const SOON = '2026-11-30T10:00:00.001Z';
const PAST = '2026-11-30T10:00:00.000Z';
const referral: OwnReferral = {
  ...{ id: 'a', name: 'Rafiq', rides: 20, done: 3, bonusCents: 5_000 },
  ...{ endsAt: null, reachedAt: null, paidAt: null, isClosed: false },
};

test.each<[string, Partial<OwnReferral>, ReferralState]>([
  ['before the approval', {}, 'waiting'],
  ['up to the last moment', { endsAt: SOON }, 'running'],
  ['from the moment after', { endsAt: PAST }, 'over'],
  ['closed before its days are over', { endsAt: SOON, isClosed: true }, 'over'],
  ['closed before the approval', { isClosed: true }, 'over'],
  ['reached, and not paid yet', { endsAt: SOON, reachedAt: PAST }, 'held'],
  ['reached in time, also once the days are over', { endsAt: PAST, reachedAt: PAST }, 'held'],
  ['reached without a bonus for the reader', { reachedAt: PAST, endsAt: SOON, bonusCents: 0 }, 'reached'],
  ['reached, and never paid', { reachedAt: PAST, endsAt: SOON, isClosed: true }, 'reached'],
  ['paid', { reachedAt: PAST, endsAt: SOON, paidAt: PAST, isClosed: true }, 'paid'],
])('%s', (_, change, state) => expect(stateOf({ ...referral, ...change }, NOW)).toBe(state));

test('the begun day is one of those left', () => {
  expect(daysLeft('2026-12-12T10:00:00.000Z', NOW)).toBe(12);
  expect(daysLeft('2026-12-12T09:59:59.000Z', NOW)).toBe(12);
  expect(daysLeft(SOON, NOW)).toBe(1);
  expect(daysLeft('2026-11-01T00:00:00.000Z', NOW)).toBe(0);
});
