import { expect, test } from 'vitest';
import { holdRows, staysHeld } from './hold-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const known = (id: string) => ({ id });

test('rows stand still while held, and new ones are counted', () => {
  expect(holdRows(rows('n', 'c', 'a', 'b'), new Set(['a', 'b', 'c']), known)).toEqual({
    rows: rows('a', 'b', 'c'),
    waiting: 1,
  });
  expect(holdRows(rows('n', 'a'), null, known)).toEqual({ rows: rows('n', 'a'), waiting: 0 });
});

test('a held row stays even when it would leave, unless nothing is known of it any more', () => {
  const find = (id: string) => (id === 'c' ? undefined : { id });
  expect(holdRows(rows('a'), new Set(['a', 'b', 'c']), find).rows).toEqual(rows('a', 'b'));
});

test('rows are held as long as one is left, or none comes', () => {
  const isKnown = (id: string) => id === 'a' || id === 'n';
  expect(staysHeld(new Set(['a', 'b']), rows('n', 'a'), isKnown)).toBe(true);
  expect(staysHeld(new Set(['b']), rows('n'), isKnown)).toBe(false);
  expect(staysHeld(new Set(), rows('n'), isKnown)).toBe(false);
  expect(staysHeld(new Set(), [], isKnown)).toBe(true);
});
