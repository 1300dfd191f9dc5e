import { expect, it } from 'vitest';
import { readMessageSearch } from './message-search.ts';

it('reads what is shown from the address, and leaves nonsense out', () => {
  const wanted = { q: 'umbrella', state: 'open', page: 3 };
  expect(readMessageSearch(wanted)).toEqual(wanted);
  expect(readMessageSearch({ q: 2024 }).q).toBe('2024');
  for (const search of [{}, { q: '  ', state: 'lost', page: 1 }, { q: 'x'.repeat(101), page: '2; drop' }])
    expect(Object.values(readMessageSearch(search)).filter((value) => value !== undefined)).toEqual([]);
});
