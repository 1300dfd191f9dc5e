import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('everybody has a turn, however much one person asks for', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 3; n++) queue.add('flood', `flood ${n}`);
  queue.add('rider', 'rider 0');
  queue.add('driver', 'driver 0');
  const taken = Array.from({ length: 6 }, () => queue.take()?.item);
  expect(taken).toEqual(['flood 0', 'rider 0', 'driver 0', 'flood 1', 'flood 2', undefined]);
});

test('whose turn it is not keeps what waits', () => {
  const queue = new FairQueue<string>();
  queue.add('flood', 'flood 0');
  queue.add('rider', 'rider 0');
  expect(queue.take(new Set(['flood']))).toEqual({ by: 'rider', item: 'rider 0' });
  expect(queue.take(new Set(['flood']))).toBeUndefined();
  expect(queue.take(new Set())).toEqual({ by: 'flood', item: 'flood 0' });
});

test('what would not be done in time is not taken, and others still are', () => {
  const queue = new FairQueue<number>();
  const taken = Array.from({ length: 30 }, (_, n) => queue.add('flood', n));
  expect(taken.filter((answer) => answer === 'added')).toHaveLength(20);
  expect(taken.at(-1)).toBe('full of theirs');
  expect(queue.add('rider', 1)).toBe('added');
  for (let person = 0; person < 100; person++) for (let n = 0; n < 20; n++) queue.add(String(person), n);
  expect(queue.add('another rider', 1)).toBe('full');
  expect(queue.takeAll()).toHaveLength(500);
  expect(queue.take()).toBeUndefined();
  expect(queue.add('rider', 1)).toBe('added');
});
