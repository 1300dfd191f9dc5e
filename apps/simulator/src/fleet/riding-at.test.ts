import { expect, test } from 'vitest';
import { ridingAt } from './riding-at.ts';

test.each([
  ['at night', '2026-11-21T20:30:00Z', 8],
  ['in the morning rush', '2026-11-22T03:00:00Z', 24],
  ['at noon', '2026-11-22T06:00:00Z', 15],
  ['in the evening rush', '2026-11-22T13:59:00Z', 24],
  ['late', '2026-11-22T14:00:00Z', 15],
])('by the clocks of Dhaka, %s', (_name, at, riding) => {
  expect(ridingAt(new Date(at), 60)).toBe(riding);
  expect(ridingAt(new Date(at), 120)).toBe(2 * riding);
});

test('without cars nobody rides', () => expect(ridingAt(new Date(), 0)).toBe(0));
