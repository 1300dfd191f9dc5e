import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { isLocked, isUndone, sqlStateOf } from './is-undone.ts';

const said = (code: string) => Object.assign(new pg.DatabaseError('no', 0, 'error'), { code });
const ofSystem = (code: string) => Object.assign(new Error('no'), { code });

test.each(['23505', '40P01', '40001', '42601', '53100', '55P03', '57014', 'XX000'])(
  '%s was said by the database, which did nothing',
  (code) => {
    expect(isUndone(said(code))).toBe(true);
    expect(isUndone(new DrizzleQueryError('select 1', [], said(code)))).toBe(true);
  },
);

test.each([
  ['a session that was ended', said('57P01')],
  ['a server that goes down', said('57P02')],
  ['a broken connection', said('08006')],
  // Five capitals, like a SQLSTATE.
  ['a pipe that broke', ofSystem('EPIPE')],
  ['an argument list too long', ofSystem('E2BIG')],
  ['a connection that was reset', ofSystem('ECONNRESET')],
  ['a connection cut in the middle', new Error('Connection terminated unexpectedly')],
  ['nothing', undefined],
])('of %s nobody knows what was done', (_what, error) => {
  expect(isUndone(error)).toBe(false);
});

test('what is locked is told from what is refused', () => {
  expect(['55P03', '40P01', '40001', '23505', '57014'].map((code) => isLocked(said(code)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(sqlStateOf(ofSystem('55P03'))).toBeUndefined();
});
