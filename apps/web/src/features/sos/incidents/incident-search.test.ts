import { expect, test } from 'vitest';
import { readIncidentSearch } from './incident-search.ts';

test('nonsense is left out', () => {
  expect(readIncidentSearch({ state: 'in_hand', page: 2 })).toEqual({ state: 'in_hand', page: 2 });
  expect(readIncidentSearch({ state: 'lost', page: 'x' })).toEqual({});
});
