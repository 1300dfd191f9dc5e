import { expect, test } from 'vitest';
import { holdRows } from './hold-rows.ts';

test('rows stand still while held, and new ones are counted', () => {
  const known = () => true;
  expect(holdRows(['n', 'c', 'a', 'b'], new Set(['a', 'b', 'c']), known)).toEqual({
    ids: ['a', 'b', 'c'],
    waiting: 1,
  });
  expect(holdRows(['n', 'a'], null, known)).toEqual({ ids: ['n', 'a'], waiting: 0 });
});

test('a held row stays even when it would leave, unless nothing is known of it any more', () => {
  expect(holdRows(['a'], new Set(['a', 'b', 'c']), (id) => id !== 'c').ids).toEqual(['a', 'b']);
});
