import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test('of a query that failed the database’s own words, and none of its values', () => {
  const cause = new Error('relation "users" does not exist\nLINE 1');
  expect(reasonOf(new DrizzleQueryError('select $1', ['nadia@example.test'], cause))).toBe(
    'relation "users" does not exist',
  );
});

test('an error of ours says it best, whatever caused it', () => {
  const cause = new Error('connect ECONNREFUSED');
  expect(reasonOf(new Error('Can’t reach the database.', { cause }))).toBe('Can’t reach the database.');
});

test('something is said of whatever was thrown', () => {
  expect(reasonOf(new Error('first\nsecond'))).toBe('first');
  expect(reasonOf(new TypeError(''))).toBe('TypeError');
  expect(reasonOf('no')).toBe('no');
});
