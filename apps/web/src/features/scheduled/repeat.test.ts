import { expect, test } from 'vitest';
import { nameWeekdays, withFirst } from './repeat.ts';

test('the first ride’s weekday is always among them', () => {
  // A Wednesday.
  expect(withFirst([5, 1], '2026-12-02')).toEqual([1, 3, 5]);
  expect(withFirst([3], '2026-12-02')).toEqual([3]);
  expect(withFirst([], '2026-12-06')).toEqual([7]);
});

test('weekdays have their short names', () => {
  expect(nameWeekdays([1, 3, 7], 'en-GB')).toBe('Mon, Wed, Sun');
  expect(nameWeekdays([1], 'bn-BD')).toBe('সোম');
});
