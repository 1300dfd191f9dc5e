import type { SharedRideMessage } from '@ridewire/contracts';
import { NO_SUCH_LINK } from '@ridewire/contracts/shared-ride';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSharedRide } from './follow-shared-ride.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send = (text: string) => this.sent.push(text);
  close = () => this.lose(1000);
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(message: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
  lose(code: number) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
const newest = () => FakeSocket.all.at(-1) as FakeSocket;
const page = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
};
const snapshot = { type: 'snapshot', data: { ride: {}, over: null, position: {} }, serverTime: 0 };
const moved = { type: 'change', data: { kind: 'position', position: {} } };

let told: { messages: SharedRideMessage[]; connected: boolean[]; gone: number };
const follow = () =>
  followSharedRide('a token', {
    message: (message) => told.messages.push(message),
    connected: (isConnected) => told.connected.push(isConnected),
    gone: () => (told.gone += 1),
  });
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  told = { messages: [], connected: [], gone: 0 };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'https://ride.example' });
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.document);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the token is said on the socket, never in its address, and a lost socket is opened again', () => {
  const { end } = follow();
  expect(newest().url).toBe('wss://ride.example/shared-ride/live');
  newest().open();
  expect(newest().sent).toEqual(['a token']);
  newest().say(snapshot);
  newest().lose(1006);
  expect(told.connected).toEqual([true, false]);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
  newest().open();
  newest().say(snapshot);
  expect(told.messages).toHaveLength(2);
  end();
  vi.advanceTimersByTime(60_000);
  page.window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('a link without a ride, and a ride that is over, end it for good', () => {
  follow();
  newest().open();
  newest().lose(NO_SUCH_LINK);
  expect(told.gone).toBe(1);
  follow();
  newest().open();
  newest().say({ ...snapshot, data: { ride: null, over: { status: 'completed', at: '' }, position: null } });
  page.window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(told.gone).toBe(1);
});

test('another snapshot is asked for when the car leaves its route or falls silent, but not in a hurry', () => {
  const { end, again } = follow();
  newest().open();
  newest().say(snapshot);
  again();
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(25_000);
  newest().say(moved);
  vi.advanceTimersByTime(8_000);
  again();
  expect(FakeSocket.all).toHaveLength(2);
  // The one before is closed, which is no loss.
  expect(told.connected).toEqual([true, true]);
  newest().open();
  newest().say(snapshot);
  newest().say(moved);
  vi.advanceTimersByTime(19_000);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(45_000);
  expect(FakeSocket.all.length).toBeGreaterThan(2);
  end();
});

test('a page that is looked at again, or back in the network, does not wait', () => {
  const { end } = follow();
  newest().open();
  for (let losses = 0; losses < 8; losses += 1) {
    newest().lose(1006);
    vi.advanceTimersByTime(losses === 7 ? 1 : 10_000);
  }
  const before = FakeSocket.all.length;
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(before + 1);
  page.window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 2);
  end();
});
