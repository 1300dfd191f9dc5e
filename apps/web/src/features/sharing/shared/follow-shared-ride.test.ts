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

const silenceOpens = (afterMs: number) => {
  const count = FakeSocket.all.length;
  vi.advanceTimersByTime(afterMs - 1);
  expect(FakeSocket.all).toHaveLength(count);
  vi.advanceTimersByTime(2);
  expect(FakeSocket.all).toHaveLength(count + 1);
};

test('a car that reports may be silent for less long than one that was only seen', () => {
  const { end } = follow();
  newest().open();
  vi.advanceTimersByTime(15_000);
  newest().say(moved);
  silenceOpens(20_000);
  newest().open();
  vi.advanceTimersByTime(5_000);
  newest().say(snapshot);
  silenceOpens(30_000);
  end();
});

test('where no car is known, silence is nothing, and neither is it on a link that isn’t open', () => {
  const { end, again } = follow();
  vi.advanceTimersByTime(120_000);
  again();
  expect(FakeSocket.all).toHaveLength(1);
  newest().open();
  newest().say({ ...snapshot, data: { ...snapshot.data, position: null } });
  vi.advanceTimersByTime(120_000);
  expect(FakeSocket.all).toHaveLength(1);
  end();
});

test('a page opened long after the browser asks for nothing more often', () => {
  vi.advanceTimersByTime(40_000);
  const { end, again } = follow();
  newest().open();
  vi.advanceTimersByTime(29_000);
  again();
  expect(FakeSocket.all).toHaveLength(1);
  end();
});

test('a page that nobody sees waits, and so does one whose link holds', () => {
  const { end } = follow();
  newest().open();
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(1);
  newest().lose(1006);
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  page.document.visibilityState = 'visible';
  expect(FakeSocket.all).toHaveLength(1);
  end();
});

test('what is over leaves no timer behind, and what an earlier socket says is not heard', () => {
  const { end } = follow();
  newest().open();
  newest().say(snapshot);
  newest().say(moved);
  newest().say(moved);
  expect(vi.getTimerCount()).toBe(1);
  newest().lose(1006);
  expect(vi.getTimerCount()).toBe(1);
  page.window.dispatchEvent(new Event('online'));
  expect(vi.getTimerCount()).toBe(0);
  const heard = told.messages.length;
  FakeSocket.all[0]?.say(moved);
  expect(told.messages).toHaveLength(heard);
  newest().open();
  newest().say(moved);
  const last = newest();
  end();
  expect(vi.getTimerCount()).toBe(0);
  last.say(moved);
  expect(told.messages).toHaveLength(heard + 1);
});

test('a link that was ended while it waited isn’t opened again', () => {
  const { end } = follow();
  newest().lose(1006);
  end();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
