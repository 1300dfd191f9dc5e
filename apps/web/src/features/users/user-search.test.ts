import { expect, it } from 'vitest';
import { readUserSearch } from './user-search.ts';

it('reads what is shown from the address', () => {
  const wanted = { q: 'nadia', role: 'rider', status: 'blocked', page: 3 };
  expect(readUserSearch(wanted)).toEqual(wanted);
});

it('takes a search for digits as text', () => {
  expect(readUserSearch({ q: 2024 }).q).toBe('2024');
});

it('leaves nonsense out, and page 1, which is no news', () => {
  for (const search of [
    {},
    { q: '', role: 'king', status: 'waiting', page: 0 },
    { q: '   ', role: null, status: 7, page: 1 },
    { q: 'x'.repeat(101), page: 1.5 },
    { page: '2; drop' },
  ])
    expect(Object.values(readUserSearch(search)).filter((value) => value !== undefined)).toEqual([]);
});
