import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { describeSecret, findStep, makeAppSecret } from './app-codes.ts';

const NOW_MS = 1_795_914_435_000;
const STEP = Math.floor(NOW_MS / 30_000);
const { secret, uri } = describeSecret('nadia+work@example.test', makeAppSecret());
const shownAt = (steps: number) => generateSync({ secret, epoch: NOW_MS / 1_000 + 30 * steps });

test.each([-1, 0, 1])('a clock that is off by %i step is right', (steps) => {
  expect(findStep(secret, shownAt(steps), NOW_MS)).toBe(STEP + steps);
});

test.each([-3, -2, 2, 3])('one that is off by %i steps is wrong', (steps) => {
  expect(findStep(secret, shownAt(steps), NOW_MS)).toBeUndefined();
});

test('apps read the account, who it is with, and the key', () => {
  const address = new URL(uri);
  expect(decodeURIComponent(address.pathname)).toBe('/Ridewire:nadia+work@example.test');
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: 'Ridewire' });
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});
