import { expect, test } from 'vitest';
import { answerOrder } from './hash-order.ts';

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
