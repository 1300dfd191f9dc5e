import { expect, test } from 'vitest';
import { readBoardSearch, type BoardSearch } from './board-search.ts';
import { filterRides } from './filter-rides.ts';
import { speak } from '../../kit/texts/spoken.ts';
import { makeBoardRide } from './testing/make-board-ride.ts';

const rides = [
  makeBoardRide('in_transit', { id: '0199-a1b2c3' }),
  makeBoardRide('requested', { id: '0199-ffffff', type: 'xl' }),
];
const found = (search: BoardSearch, stuck: string[] = []) =>
  filterRides(rides, search, new Map(stuck.map((id) => [id, true]))).map(({ id }) => id);

test.each(['#a1b2c3', 'a1b2c3', 'karim', 'DHK-1234', 'karim airport', 'nadia axio'])(
  '%s finds the ride with that id, name, plate or place',
  (q) => {
    expect(found({ q })).toEqual(['0199-a1b2c3']);
  },
);

test('a word that occurs nowhere finds nothing; blank finds all', () => {
  expect(found({ q: 'karim banani' })).toEqual([]);
  expect(found({ q: '  ' })).toHaveLength(2);
});

test('status, type and stuck narrow together', () => {
  expect(found({ status: 'requested' })).toEqual(['0199-ffffff']);
  expect(found({ type: 'xl' })).toEqual(['0199-ffffff']);
  expect(found({ stuck: true }, ['0199-a1b2c3'])).toEqual(['0199-a1b2c3']);
  expect(found({ stuck: true, status: 'requested' }, ['0199-a1b2c3'])).toEqual([]);
});

test('nonsense in the address is left out, the rest is kept', () => {
  expect(
    readBoardSearch({ q: 'x', status: 'flying', type: 7, stuck: 'yes', view: 'globe', ride: '1' }),
  ).toEqual({ q: 'x' });
});

test('a ride is found by each of its places in either language, and by words with any blanks between', async () => {
  const stops = [{ address: 'Farmgate, Tejgaon', lat: 23.7, lng: 90.4 }];
  const over = [makeBoardRide('in_transit', { id: '0199-000001', stops })];
  const finds = (q: string) => filterRides(over, { q }, new Map()).length === 1;
  expect(['farmgate', '  karim   tejgaon ', 'karim farmgate'].map(finds)).toEqual([true, true, true]);
  expect(finds('axiogulshan')).toBe(false);
  await speak('bn');
  expect(finds('ফার্মগেট')).toBe(true);
  await speak('en');
});
