import { expect, test } from 'vitest';
import { filtersOf } from './filters-of.ts';

test('a view saves what is filtered and sorted, not the page of the list or the ride that is open', () => {
  expect(filtersOf({ q: 'nadia', status: 'requested', sort: 'fare', limit: 50, page: 3 })).toEqual({
    ...{ q: 'nadia', status: 'requested', sort: 'fare', limit: 50 },
  });
  expect(filtersOf({ stuck: true, type: undefined, ride: 'a1' })).toEqual({ stuck: true });
  expect(filtersOf({ admins: true, before: '1.a.2', person: 'p' })).toEqual({ admins: true });
});
