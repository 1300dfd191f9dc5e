import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './seal-secret.ts';

const key = randomBytes(32);
const [nadia, karim] = [crypto.randomUUID(), crypto.randomUUID()];

test('a sealed key opens for its person with the server’s key, and never seals alike', () => {
  const sealed = sealSecret(key, nadia, 'JBSWY3DP');
  expect(openSecret(key, nadia, sealed)).toBe('JBSWY3DP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  expect(sealSecret(key, nadia, 'JBSWY3DP')).not.toEqual(sealed);
});

test('nothing else opens it', () => {
  const sealed = sealSecret(key, nadia, 'JBSWY3DP');
  expect(() => openSecret(key, karim, sealed)).toThrow();
  expect(() => openSecret(randomBytes(32), nadia, sealed)).toThrow();
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] as number) ^ 1;
    expect(() => openSecret(key, nadia, changed)).toThrow();
  }
  expect(() => openSecret(key, nadia, sealed.subarray(0, 20))).toThrow();
});
