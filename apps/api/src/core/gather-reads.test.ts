import type { Db } from '@ridewire/db';
import { expect, test } from 'vitest';
import { gatherReads } from './gather-reads.ts';

test('what is asked for while a statement is under way goes together as the next, each with its own answer', async () => {
  const db = {} as Db;
  const asked: string[][] = [];
  const find = gatherReads(async (_orm, keys) => {
    asked.push(keys);
    await new Promise(setImmediate);
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `row of ${key}`]));
  });
  const first = find(db, 'a');
  await Promise.resolve().then(() => {});
  const rest = Promise.all(['b', 'nobody', 'b'].map((key) => find(db, key)));
  expect(await first).toBe('row of a');
  expect(await rest).toEqual(['row of b', undefined, 'row of b']);
  expect(asked).toEqual([['a'], ['b', 'nobody', 'b']]);
});

test('a statement that fails fails for those it was for, and the next ones go on', async () => {
  const db = {} as Db;
  let isAway = true;
  const find = gatherReads<string>((_orm, keys) =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  );
  await expect(find(db, 'a')).rejects.toThrow('away');
  isAway = false;
  expect(await find(db, 'a')).toBe('a');
});
