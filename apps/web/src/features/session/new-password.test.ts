import { afterEach, expect, test, vi } from 'vitest';
import { keepNewPassword, takeNewPassword } from './new-password.ts';

afterEach(() => vi.useRealTimers());

test('is given once, to the same address however it is written', () => {
  keepNewPassword(' Nadia@Example.test', 'Correct-horse-7');
  expect(takeNewPassword('nadia@example.test ')).toBe('Correct-horse-7');
  expect(takeNewPassword('nadia@example.test')).toBeUndefined();
});

test('is nobody else’s, and is gone once somebody else asked', () => {
  keepNewPassword('nadia@example.test', 'Correct-horse-7');
  expect(takeNewPassword('karim@example.test')).toBeUndefined();
  expect(takeNewPassword('nadia@example.test')).toBeUndefined();
});

test('is forgotten after a quarter of an hour', () => {
  vi.useFakeTimers();
  keepNewPassword('nadia@example.test', 'Correct-horse-7');
  vi.advanceTimersByTime(15 * 60_000);
  expect(takeNewPassword('nadia@example.test')).toBeUndefined();
});
