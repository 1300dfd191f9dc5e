import pg from 'pg';
import { expect, test } from 'vitest';
import { settleAll } from './settle-all.ts';

const locked = Object.assign(new pg.DatabaseError('locked', 1, 'error'), { code: '55P03' });
const broken = new Error('broken');

test.each([
  ['nothing failed', [], []],
  ['rows were locked', [locked, locked], [['warn', locked, 2]]],
  ['one broke beside one that was locked', [locked, broken], [['error', broken, 2]]],
])('all are waited for, and it is said once: %s', async (_what, errors, expected) => {
  const said: unknown[] = [];
  const note = (level: string) => (fields: unknown) => {
    const { error, failed, of } = fields as { error: Error; failed: number; of: number };
    said.push([level, error, failed]);
    expect(of).toBe(errors.length + 1);
  };
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  await settleAll(log, 'could not', [...errors.map((error) => Promise.reject(error)), Promise.resolve()]);
  expect(said).toEqual(expected);
});
