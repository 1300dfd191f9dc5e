import { expect, it } from 'vitest';
import { readDriverSearch } from './driver-search.ts';

it('reads what is shown from the address', () => {
  const wanted = { q: 'karim', status: 'waiting', page: 2 };
  expect(readDriverSearch(wanted)).toEqual(wanted);
});

it('takes a search for digits as text, and leaves nonsense out', () => {
  expect(readDriverSearch({ q: 2024 }).q).toBe('2024');
  expect(readDriverSearch({ status: 'blocked', page: -1 }).status).toBeUndefined();
});
