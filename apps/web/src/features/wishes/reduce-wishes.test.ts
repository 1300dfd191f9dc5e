import type { WishView } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { reduceWishes, type WishMade } from './reduce-wishes.ts';

const karim: WishView = {
  userId: 'karim',
  name: 'Karim',
  avatarUrl: null,
  kind: 'favorite',
  at: '2026-11-22T10:00:00Z',
};
const rina: WishView = { ...karim, userId: 'rina', name: 'Rina' };
const made = (kind: WishMade['kind']): WishMade => ({ ...karim, type: 'made', kind });

test('a snapshot is all there is', () => {
  const snapshot = { type: 'snapshot' as const, data: { wishes: [rina] }, serverTime: 0 };
  expect(reduceWishes([karim], snapshot)).toEqual([rina]);
});

test('what is said replaces what was said of the same person, and null takes it back', () => {
  expect(reduceWishes([karim, rina], made('avoided'))).toEqual([rina, { ...karim, kind: 'avoided' }]);
  expect(reduceWishes([karim, rina], made(null))).toEqual([rina]);
  expect(reduceWishes(undefined, made('favorite'))).toEqual([karim]);
});

test('a sign of life changes nothing', () => {
  const alive = { type: 'change' as const, data: null };
  expect(reduceWishes([karim], alive)).toEqual([karim]);
  expect(reduceWishes(undefined, alive)).toEqual([]);
});
