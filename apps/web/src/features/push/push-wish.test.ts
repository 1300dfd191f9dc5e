import { expect, test } from 'vitest';
import { isPushLost, type PushNow } from './push-wish.ts';

const told: PushNow = { wish: 'nadia', userId: 'nadia', permission: 'granted', address: 'a', endpoint: 'a' };

test('a device that is told as wanted stays as it is', () => {
  expect(isPushLost(told)).toBe(false);
});

test.each([
  ['a new sign-in', { endpoint: null }],
  ['another address of the browser', { address: 'b' }],
  ['a browser that gave its address up', { address: null }],
  ['both gone', { address: null, endpoint: null }],
])('%s is noticed', (_what, now) => {
  expect(isPushLost({ ...told, ...now })).toBe(true);
});

test.each([
  ['another person', { userId: 'ada' }],
  ['a person who never wanted it', { wish: null }],
  ['a permission taken back', { permission: 'denied' as const }],
  ['a permission not asked for', { permission: 'default' as const }],
])('%s gets nothing turned on', (_what, now) => {
  expect(isPushLost({ ...told, endpoint: null, ...now })).toBe(false);
});
