import { expect, it } from 'vitest';
import { MessageSearch } from './message-search.ts';

it('reads what is shown from the address, and leaves nonsense out', () => {
  const wanted = { q: 'umbrella', state: 'open', page: 3 };
  expect(MessageSearch.parse(wanted)).toEqual(wanted);
  expect(MessageSearch.parse({ q: 2024 }).q).toBe('2024');
  for (const search of [{}, { q: '  ', state: 'lost', page: 1 }, { q: 'x'.repeat(101), page: '2; drop' }])
    expect(Object.values(MessageSearch.parse(search)).filter((value) => value !== undefined)).toEqual([]);
});
