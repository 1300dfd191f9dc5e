import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isUnreachable } from './is-unreachable.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a name nobody knows', coded('ENOTFOUND')],
  ['a server that shuts down', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['a database that was dropped', coded('3D000')],
  ['a broken connection', coded('08006')],
  ['a standby, which takes no changes', coded('25006')],
  ['too many connections', coded('53300')],
  ['a full disk', coded('53100')],
  ['no memory left', coded('53200')],
  ['a bound of its settings', coded('53400')],
  ['a statement that was given up', coded('57014')],
  ['a connection cut in the middle', new Error('Connection terminated unexpectedly')],
  ['a pool that gave none in time', new Error('timeout exceeded when trying to connect')],
  ['a silent server', new Error('Query read timeout')],
  ['the same through the query builder', new DrizzleQueryError('select 1', [], coded('ECONNRESET'))],
])('%s', (_what, error) => {
  expect(isUnreachable(error)).toBe(true);
});

test.each([
  ['a broken rule of the database', coded('23505')],
  ['a mistake in a statement', coded('42601')],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['a file that is not there', coded('ENOENT')],
  ['what is no error', 'Connection terminated'],
  ['nothing', undefined],
])('not %s', (_what, error) => {
  expect(isUnreachable(error)).toBe(false);
});
