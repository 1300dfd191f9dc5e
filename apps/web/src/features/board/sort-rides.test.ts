import { expect, test } from 'vitest';
import { readBoardSearch } from './board-search.ts';
import { BOARD_SORTS, directionOf, pressColumn, sortRides, type SortedBy } from './sort-rides.ts';
import { at, makeBoardRide } from './testing/make-board-ride.ts';

const named = (name: string) => ({ ...makeBoardRide('accepted').driver, name }) as never;
const rides = [
  makeBoardRide('in_transit', { id: 'a', fareCents: 900, driver: named('zafar Khan') }),
  makeBoardRide('requested', { id: 'b', fareCents: 2_000, times: { requested: at(-60) } }),
  makeBoardRide('accepted', {
    id: 'c',
    fareCents: 900,
    driver: named('Arif Hossain'),
    times: { accepted: at(-300) },
  }),
];
const sorted = (by: SortedBy) =>
  sortRides(rides, by)
    .map(({ id }) => id)
    .join('');

test('no column asked for, it is the very list', () => expect(sortRides(rides, {})).toBe(rides));

test.each([
  ['status', 'bca', 'acb'],
  ['driver', 'cab', 'acb'],
  ['fare', 'bac', 'acb'],
  ['age', 'cba', 'abc'],
] as const)(
  'by %s, and turned around; equal ones keep their order, who has none is last',
  (sort, first, back) => {
    expect(sorted({ sort })).toBe(first);
    expect(sorted({ sort, back: true })).toBe(back);
  },
);

test.each(BOARD_SORTS)(
  'a press on %s orders, the second turns, the third puts stuck ones first',
  (column) => {
    let by: SortedBy = {};
    const seen = [1, 2, 3, 4].map(() => {
      by = pressColumn(column, by);
      return directionOf(column, by);
    });
    expect(new Set(seen.slice(0, 2))).toEqual(new Set(['ascending', 'descending']));
    expect(seen.slice(2)).toEqual([undefined, seen[0]]);
    expect(pressColumn(column, { sort: column === 'fare' ? 'age' : 'fare', back: true })).toEqual({
      sort: column,
    });
  },
);

test('the address keeps it, and nonsense in it is left out', () => {
  expect(readBoardSearch({ sort: 'fare', back: true })).toEqual({ sort: 'fare', back: true });
  expect(readBoardSearch({ sort: 'moon', back: true })).toEqual({});
});
