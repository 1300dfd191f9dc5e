import { beforeEach, expect, test, vi } from 'vitest';
import { isChatShown, noteChatShown } from './chat-shown.ts';

const page = { visibilityState: 'visible' };

beforeEach(() => {
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
});

test('a chat is shown until its last sheet closes, whatever other chats do', () => {
  expect(isChatShown('a')).toBe(false);
  const closeFirst = noteChatShown('a');
  const closeSecond = noteChatShown('a');
  const closeOther = noteChatShown('b');
  closeOther();
  closeFirst();
  expect(isChatShown('a')).toBe(true);
  expect(isChatShown('b')).toBe(false);
  closeSecond();
  expect(isChatShown('a')).toBe(false);
});

test('nobody looks at a chat on a hidden page', () => {
  const close = noteChatShown('a');
  page.visibilityState = 'hidden';
  expect(isChatShown('a')).toBe(false);
  close();
});
