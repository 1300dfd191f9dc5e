import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('of each key, so many begin at once, and the others in turn', async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  const begin = async (key: string, name: string) => {
    await turns.begin(key);
    begun.push(name);
  };
  const works = ['one', 'two', 'three', 'four'].map((name) => begin('greedy', name));
  await begin('other', 'another’s');
  expect(begun).toEqual(['one', 'two', 'another’s']);
  turns.end('greedy');
  await works[2];
  expect(begun.at(-1)).toBe('three');
  turns.end('greedy');
  await works[3];
  expect(begun.at(-1)).toBe('four');
});

test('a place comes back when nobody waits for it', () => {
  const turns = new Turns(1);
  expect(turns.begin('one')).toBeUndefined();
  expect(turns.begin('one')).toBeInstanceOf(Promise);
  turns.end('one');
  turns.end('one');
  expect(turns.begin('one')).toBeUndefined();
});
