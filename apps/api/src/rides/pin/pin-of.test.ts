import { expect, test } from 'vitest';
import { pinOf } from './pin-of.ts';

const KEY = Buffer.alloc(32, 7);

test('is four digits, the same again, and another for each ride, driver and key', () => {
  expect(pinOf(KEY, 'ride', 'driver')).toMatch(/^\d{4}$/);
  expect(pinOf(KEY, 'ride', 'driver')).toBe(pinOf(KEY, 'ride', 'driver'));
  const others = new Set(Array.from({ length: 1_000 }, (_, n) => pinOf(KEY, `ride ${n}`, 'driver')));
  // 1,000 draws of 10,000 hit some 950 different ones.
  expect(others.size).toBeGreaterThan(900);
  expect(pinOf(KEY, 'ride', 'other')).not.toBe(pinOf(KEY, 'ride', 'driver'));
  expect(pinOf(Buffer.alloc(32, 8), 'ride', 'driver')).not.toBe(pinOf(KEY, 'ride', 'driver'));
});
