import { expect, test, vi } from 'vitest';
import { isPushLost, keepPushWish, readPushWish, type PushNow } from './push-wish.ts';

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

test('whom this device tells is kept, also where storage is forbidden for nobody', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  keepPushWish('nadia');
  expect(readPushWish()).toBe('nadia');
  keepPushWish(null);
  expect(readPushWish()).toBeNull();
  const forbid = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  expect(() => keepPushWish('nadia')).not.toThrow();
  expect(readPushWish()).toBeNull();
});
