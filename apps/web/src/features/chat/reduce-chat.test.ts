import type { ChatMessage, ChatSnapshot } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { reduceChat, unreadOf, type ChatState } from './reduce-chat.ts';

const said = (id: string, by: ChatMessage['by'], second: number): ChatMessage => ({
  ...{ id, by, text: id, quick: null },
  sentAt: `2026-03-01T08:00:0${second}.000Z`,
});
const snapshot = (messages: ChatMessage[], read: Partial<ChatSnapshot['read']> = {}) =>
  ({
    type: 'snapshot',
    data: { messages, read: { rider: null, driver: null, ...read }, closesAt: null },
  }) as Parameters<typeof reduceChat>[1];
const change = (message: ChatMessage) =>
  ({ type: 'change', data: { kind: 'said', message } }) as Parameters<typeof reduceChat>[1];
const shown = (state: ChatState) => state.messages.map(({ id, state: own }) => (own ? `${id} ${own}` : id));

test('a message of one’s own is shown at once, and once', () => {
  let state = reduceChat(undefined, snapshot([said('a', 'driver', 1)]));
  // This device's clock is behind.
  state = reduceChat(state, { type: 'sending', message: said('b', 'rider', 0) });
  expect(shown(state)).toEqual(['a', 'b sending']);
  // The push comes before the answer.
  state = reduceChat(state, change(said('b', 'rider', 2)));
  state = reduceChat(state, change(said('b', 'rider', 2)));
  expect(shown(state)).toEqual(['a', 'b']);
});

test('one that failed stays last until it is sent, and a lost answer is found in the snapshot', () => {
  let state = reduceChat(undefined, snapshot([]));
  state = reduceChat(state, { type: 'sending', message: said('b', 'rider', 1) });
  state = reduceChat(state, { type: 'failed', id: 'b' });
  state = reduceChat(state, change(said('c', 'driver', 3)));
  expect(shown(state)).toEqual(['c', 'b failed']);
  expect(shown(reduceChat(state, snapshot([said('c', 'driver', 3)])))).toEqual(['c', 'b failed']);
  expect(shown(reduceChat(state, snapshot([said('b', 'rider', 2), said('c', 'driver', 3)])))).toEqual([
    'b',
    'c',
  ]);
  // A failure that comes after the message itself says nothing.
  const sent = reduceChat(state, change(said('b', 'rider', 2)));
  expect(shown(reduceChat(sent, { type: 'failed', id: 'b' }))).toEqual(['b', 'c']);
});

test('unread is what the other side wrote after the mark, which only goes forward', () => {
  let state = reduceChat(
    undefined,
    snapshot([said('a', 'driver', 1), said('b', 'rider', 2), said('c', 'driver', 3)], {
      rider: said('a', 'driver', 1).sentAt,
    }),
  );
  expect(unreadOf(state, 'rider').map(({ id }) => id)).toEqual(['c']);
  expect(unreadOf(state, 'driver').map(({ id }) => id)).toEqual(['b']);
  for (const second of [3, 1]) {
    const upTo = said('', 'driver', second).sentAt;
    state = reduceChat(state, { type: 'change', data: { kind: 'read', by: 'rider', upTo } } as never);
  }
  expect(unreadOf(state, 'rider')).toEqual([]);
});

test('messages stand in the order they were sent, however they come, and a failure is of its own message', () => {
  let state = reduceChat(undefined, snapshot([said('b', 'driver', 4)]));
  for (const [id, second] of [
    ['d', 8],
    ['c', 6],
    ['a', 2],
    ['same as d', 8],
  ] as const)
    state = reduceChat(state, change(said(id, 'driver', second)));
  expect(shown(state)).toEqual(['a', 'b', 'c', 'd', 'same as d']);
  for (const id of ['x', 'y']) state = reduceChat(state, { type: 'sending', message: said(id, 'rider', 9) });
  state = reduceChat(state, { type: 'failed', id: 'y' });
  expect(shown(state).slice(-2)).toEqual(['x sending', 'y failed']);
});
