import { expect, it } from 'vitest';
import { groupByMonth, monthName } from './group-by-month.ts';

const at = ({ at: when }: { at: string }) => when;

it('groups by the month in the city, not in London', () => {
  const items = [
    { id: 'a', at: '2026-11-02T10:00:00.000Z' },
    { id: 'b', at: '2026-10-31T18:30:00.000Z' },
    { id: 'c', at: '2026-10-31T17:30:00.000Z' },
  ];
  const months = groupByMonth(items, at, 'Asia/Dhaka').map(({ key, items: of }) => [
    key,
    of.map(({ id }) => id),
  ]);
  expect(months).toEqual([
    ['2026-11', ['a', 'b']],
    ['2026-10', ['c']],
  ]);
});

it('names a month', () => {
  expect(monthName('2026-11', 'en-US')).toBe('November 2026');
  expect(groupByMonth([], at, undefined)).toEqual([]);
});
