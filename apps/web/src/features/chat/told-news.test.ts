import { expect, it } from 'vitest';
import { isToldNow } from './told-news.ts';

it('tells the newest unread message once, also one that was there before the page knew the chat', () => {
  expect(isToldNow('ride', { id: 'first' })).toBe(true);
  expect(isToldNow('ride', { id: 'first' })).toBe(false);
  expect(isToldNow('ride', { id: 'second' })).toBe(true);
  expect(isToldNow('another ride', { id: 'third' })).toBe(true);
  expect(isToldNow('ride', { id: 'second' })).toBe(false);
});
