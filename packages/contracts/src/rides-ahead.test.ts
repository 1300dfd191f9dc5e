import { expect, test } from 'vitest';
import { areApart, TakeScheduledInput } from './rides-ahead.ts';

/** A ride of twenty minutes that begins so many minutes after nine. */
const at = (minutes: number) => ({
  pickupAt: new Date(Date.UTC(2026, 11, 1, 9, minutes)).toISOString(),
  durationSeconds: 20 * 60,
});

test('one driver can do two rides with half an hour between the end of one and the start of the other', () => {
  const minutes = [-51, -50, -49, 0, 49, 50, 51];
  const expected = [true, true, false, false, false, true, true];
  expect(minutes.map((each) => areApart(at(0), at(each)))).toEqual(expected);
  expect(minutes.map((each) => areApart(at(each), at(0)))).toEqual(expected);
});

test('a driver says which revision they saw, or nothing', () => {
  const id = crypto.randomUUID();
  expect(TakeScheduledInput.parse({ id, seen: '3-x' })).toEqual({ id, seen: '3-x' });
  expect(TakeScheduledInput.parse({ id })).toEqual({ id });
  expect(TakeScheduledInput.safeParse({ id, seen: 'x'.repeat(101) }).success).toBe(false);
});
