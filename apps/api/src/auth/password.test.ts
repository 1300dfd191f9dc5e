import { expect, test } from 'vitest';
import { hashCost } from './hash-order.ts';
import { hashPassword, verifyNothing, verifyPassword } from './password.ts';

test('a hash costs what OWASP asks for, everywhere but in tests', () => {
  for (const environment of ['', 'production', 'development'])
    expect(hashCost(environment)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test('a password fits its hash alone, and no hash tells it', async () => {
  const hash = await hashPassword('Correct-horse-7');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,p=1,t=2\$/);
  expect(await verifyPassword(hash, 'Correct-horse-7')).toBe(true);
  expect(await verifyPassword(hash, 'correct-horse-7')).toBe(false);
  expect(await hashPassword('Correct-horse-7')).not.toBe(hash);
  expect(await verifyPassword('locked', 'Correct-horse-7')).toBe(false);
  expect(await verifyNothing('Correct-horse-7')).toBe(false);
});

// Some 200 hashes, one after another, on a core that may not be free.
const FLOOD_TIMEOUT_MS = 60_000;

test(
  'a flood is turned away rather than kept waiting, and leaves the pool as it was',
  { timeout: FLOOD_TIMEOUT_MS },
  async () => {
    const flood = await Promise.allSettled(Array.from({ length: 1_000 }, () => verifyNothing('x')));
    const refused = flood.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(1_000);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'TOO_MANY' });
    expect(await verifyNothing('x')).toBe(false);
  },
);
