import argon2 from 'argon2';
import { expect, test } from 'vitest';
import { answerOrder, hashCost } from './hash-order.ts';

test('where there is no account, or a text in place of its hash, no password fits, and it takes as long', async () => {
  const hash = (await answerOrder({ password: 'Correct-horse-7', hash: null })) as string;
  // Processor time, which other programs on the machine don't lengthen.
  const timed = async (against: string) => {
    const times = [];
    for (let i = 0; i < 5; i++) {
      const start = process.cpuUsage();
      expect(await answerOrder({ password: 'wrong', hash: against })).toBe(false);
      const { user, system } = process.cpuUsage(start);
      times.push(user + system);
    }
    return Math.min(...times);
  };
  const real = await timed(hash);
  expect(await timed('')).toBeGreaterThan(real / 2);
  expect(await timed('locked')).toBeGreaterThan(real / 2);
});

test('outside of tests a hash costs what OWASP says', () => {
  const { argon2id: type } = argon2;
  for (const environment of ['production', 'development', ''])
    expect(hashCost(environment)).toEqual({ type, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});
