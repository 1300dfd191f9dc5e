import { expect, test } from 'vitest';
import { readRideSearch } from './read-ride-search.ts';

test('what can be shown is read, nonsense is left out', () => {
  expect(readRideSearch({ status: 'canceled', ride: 'a' })).toEqual({ status: 'canceled', ride: 'a' });
  expect(readRideSearch({})).toEqual({});
  expect(readRideSearch({ status: 'accepted', ride: '', other: 1 })).toEqual({});
});
