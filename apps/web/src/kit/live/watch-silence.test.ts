import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getConnectionPace, onCloserWatch, watchConnectionClosely } from './connection-pace.ts';
import { watchSilence } from './watch-silence.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

function connect() {
  const socket = Object.assign(new EventTarget(), { send: vi.fn<(text: string) => void>() });
  const silentSince: number[] = [];
  const watch = watchSilence(socket as never, getConnectionPace, (sinceMs) => silentSince.push(sinceMs));
  return { socket, watch, silentSince, hear: () => socket.dispatchEvent(new Event('message')) };
}

test('a quiet link is asked every five seconds, and nothing is wrong while it answers', () => {
  const { socket, silentSince, hear } = connect();
  for (const asked of [1, 2, 3]) {
    vi.advanceTimersByTime(5_000);
    expect(socket.send).toHaveBeenCalledTimes(asked);
    hear();
  }
  expect(socket.send).toHaveBeenCalledWith('PING');
  expect(silentSince).toEqual([]);
});

test('a busy link is never asked', () => {
  const { socket, hear } = connect();
  for (let second = 0; second < 20; second++) {
    vi.advanceTimersByTime(1_000);
    hear();
  }
  expect(socket.send).not.toHaveBeenCalled();
});

test('no answer: silent since the last word', () => {
  const { silentSince, hear } = connect();
  vi.advanceTimersByTime(2_000);
  hear();
  vi.advanceTimersByTime(8_999);
  expect(silentSince).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(silentSince).toEqual([2_000]);
});

test('while a ride is up a loss is known within three seconds, from the moment on that it is up', () => {
  const { watch, silentSince } = connect();
  const stopHearing = onCloserWatch(() => watch.repace());
  vi.advanceTimersByTime(3_000);
  const stop = watchConnectionClosely();
  vi.advanceTimersByTime(1_500);
  expect(silentSince).toEqual([0]);
  stop();
  stopHearing();
  expect(getConnectionPace().askAfterMs).toBe(5_000);
});

test.each([
  ['back', -3_600_000],
  ['ahead', 3_600_000],
])('a device clock set %s by an hour hides no silence and makes none', (_, byMs) => {
  const { socket, silentSince, hear } = connect();
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(Date.now() + byMs);
  vi.advanceTimersByTime(3_999);
  expect(socket.send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(socket.send).toHaveBeenCalledTimes(1);
  hear();
  vi.advanceTimersByTime(9_000);
  expect(silentSince).toEqual([5_000 + byMs]);
});

test('asked by hand, as when the network changed, it counts from there, and only once', () => {
  const { socket, watch, silentSince } = connect();
  vi.advanceTimersByTime(1_000);
  watch.ask();
  watch.ask();
  expect(socket.send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_000);
  expect(silentSince).toEqual([0]);
});

test('a closed one is left alone', () => {
  const { socket, watch, silentSince } = connect();
  watch.stop();
  vi.advanceTimersByTime(60_000);
  expect(socket.send).not.toHaveBeenCalled();
  expect(silentSince).toEqual([]);
});
