import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

test('so many a key, and each comes back once', () => {
  const slots = new Slots(2);
  const first = slots.take('a');
  expect(slots.take('a')).toBeDefined();
  expect(slots.take('a')).toBeUndefined();
  expect(slots.take('b')).toBeDefined();
  first?.();
  first?.();
  expect(slots.take('a')).toBeDefined();
  expect(slots.take('a')).toBeUndefined();
});
