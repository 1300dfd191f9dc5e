import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('a slow first work says nothing once another has begun, whichever ends first', async () => {
  const run = latestOnly();
  const slow = Promise.withResolvers<string>();
  const first = run(() => slow.promise);
  const second = run(async () => 'the second');
  expect(await second).toBe('the second');
  slow.resolve('the first');
  expect(await first).toBeUndefined();
});

test('works one after another each have their say', async () => {
  const run = latestOnly();
  expect(await run(async () => 1)).toBe(1);
  expect(await run(async () => 2)).toBe(2);
});
