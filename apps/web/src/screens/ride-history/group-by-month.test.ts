import { expect, it } from 'vitest';
import { makeRiderRide } from '../../testing/make-ride.ts';
import { groupByMonth, monthName } from './group-by-month.ts';

const requested = (id: string, at: string) => makeRiderRide('completed', { id, times: { requested: at } });

it('groups by the month in the city, not in London', () => {
  const rides = [
    requested('a', '2026-11-02T10:00:00.000Z'),
    requested('b', '2026-10-31T18:30:00.000Z'),
    requested('c', '2026-10-31T17:30:00.000Z'),
  ];
  const months = groupByMonth(rides, 'Asia/Dhaka').map(({ key, rides: of }) => [key, of.map(({ id }) => id)]);
  expect(months).toEqual([
    ['2026-11', ['a', 'b']],
    ['2026-10', ['c']],
  ]);
});

it('names a month', () => {
  expect(monthName('2026-11', 'en-US')).toBe('November 2026');
  expect(groupByMonth([], undefined)).toEqual([]);
});
