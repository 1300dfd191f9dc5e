import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { serializeError } from './serialize-error.ts';

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test('an error tells its name, code and message, and where it was made', () => {
  expect(serializeError(new AppError('RIDE_TAKEN'))).toEqual({
    name: 'AppError',
    code: 'RIDE_TAKEN',
    message: 'Taken by another driver.',
    stack: expect.stringMatching(/^at .*serialize-error\.test\.ts:\d+:\d+/),
  });
});

test('a query that failed tells itself and its cause, but none of its values', () => {
  const cause = coded('42P01', 'relation "users" does not exist');
  const values = ['nadia@example.test', 'of two\n    at lines (secret.ts:1:1)'];
  const shown = serializeError(new DrizzleQueryError('select from users where email = $1', values, cause));
  expect(shown).toMatchObject({
    name: 'DrizzleQueryError',
    message: 'Failed query: select from users where email = $1',
    cause: { name: 'Error', code: '42P01', message: 'relation "users" does not exist' },
  });
  expect(JSON.stringify(shown)).not.toMatch(/nadia|secret|params/);
});

test('a value that Postgres could not read is not repeated', () => {
  const unreadable = coded('22P02', 'invalid input syntax for type uuid: "nadia@example.test"');
  expect(serializeError(unreadable)).toMatchObject({ message: 'invalid input syntax for type uuid' });
  expect(JSON.stringify(serializeError(unreadable))).not.toContain('nadia');
});

test('what hangs on an error stays there', () => {
  const pg = Object.assign(coded('23505', 'duplicate key'), { detail: 'Key (email)=(nadia@example.test)' });
  expect(JSON.stringify(serializeError(pg))).not.toContain('nadia');
});

test('causes in a circle come to an end', () => {
  const circle = new Error('round and round');
  circle.cause = circle;
  expect(JSON.stringify(serializeError(circle)).match(/round and round/g)).toHaveLength(5);
});

test.each([
  ['a text', 'a text'],
  [undefined, 'no Error was thrown'],
  [{ email: 'nadia@example.test' }, 'no Error was thrown'],
  [null, 'no Error was thrown'],
])('%o, thrown, is shown as %o', (thrown, shown) => {
  expect(serializeError(thrown)).toBe(shown);
});
