import type { NotificationView } from '@ridewire/contracts';
import { expect, it } from 'vitest';
import { findFresh } from './find-fresh.ts';

const told = (id: string, minute: number, readAt: string | null = null): NotificationView => ({
  id,
  type: 'driver_approved',
  params: {},
  rideId: null,
  about: null,
  location: null,
  createdAt: `2026-11-16T08:${minute + 10}:00.000Z`,
  readAt,
});
const ids = (items: NotificationView[]) => items.map(({ id }) => id);

it('finds what came since, oldest first', () => {
  const before = [told('b', 2), told('a', 1)];
  expect(findFresh(undefined, before)).toEqual([]);
  expect(findFresh(before, before)).toEqual([]);
  expect(ids(findFresh(before, [told('d', 4), told('c', 3), ...before]))).toEqual(['c', 'd']);
  expect(ids(findFresh(before, [told('b too', 2), ...before]))).toEqual(['b too']);
  expect(ids(findFresh([], [told('a', 1)]))).toEqual(['a']);
});

it('leaves out what was read elsewhere, and what is old and only moved up', () => {
  const before = [told('c', 3), told('b', 2)];
  expect(findFresh(before, [told('d', 4, '2026-11-16T09:00:00.000Z'), ...before])).toEqual([]);
  expect(findFresh(before, [told('c', 3), told('a', 1)])).toEqual([]);
});
