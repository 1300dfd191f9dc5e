import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLive, liveKey, nextSnapshot, patchLive, stopFollowing, type LiveView } from './follow-live.ts';
import { getConnection } from './connection-state.ts';
import type { LiveKind } from './live-kind.ts';

type Message = { type: string; data: number; serverTime?: number };

/** A kind of subscription that adds up numbers, and the server's end of it. */
function makeKind() {
  const opened: { onData: (message: Message) => void; onError: (error: Error) => void; isOpen: boolean }[] =
    [];
  const kind: LiveKind<number, Message> = {
    name: 'sum',
    subscribe(handlers) {
      const end = { ...handlers, isOpen: true };
      opened.push(end);
      return { unsubscribe: () => void (end.isOpen = false) };
    },
    apply: (sum, { type, data }) => (type === 'snapshot' ? data : (sum ?? 0) + data),
  };
  return { kind, opened };
}

const refusal = (code: string, message: string) =>
  TRPCClientError.from({ error: { code: -1, message, data: { code, httpStatus: 400 } } });

let cache: QueryClient;
const view = () => cache.getQueryData<LiveView<number>>(liveKey('sum'));

beforeEach(() => {
  vi.useFakeTimers();
  cache = new QueryClient();
});
afterEach(() => {
  stopFollowing();
  cache.clear();
  vi.useRealTimers();
});

describe('followLive', () => {
  it('opens one subscription for all who follow, and ends it after the last has left', () => {
    const { kind, opened } = makeKind();
    const leaveFirst = followLive(cache, kind);
    const leaveSecond = followLive(cache, kind);
    expect(opened).toHaveLength(1);
    leaveFirst();
    leaveFirst();
    vi.runAllTimers();
    expect(opened[0]?.isOpen).toBe(true);
    leaveSecond();
    vi.runAllTimers();
    expect(opened[0]?.isOpen).toBe(false);
    expect(view()).toBeUndefined();
  });

  it('tells who waits for the truth when the next snapshot is there, not with a change', async () => {
    const { kind, opened } = makeKind();
    followLive(cache, kind);
    opened[0]?.onData({ type: 'snapshot', data: 1 });
    const told = nextSnapshot('sum').then(() => view()?.data);
    opened[0]?.onData({ type: 'change', data: 10 });
    await expect(Promise.race([told, Promise.resolve('waits')])).resolves.toBe('waits');
    opened[0]?.onData({ type: 'snapshot', data: 5 });
    await expect(told).resolves.toBe(5);
  });

  it('shows changes that come fast together, after what the kind asks for; a snapshot at once', () => {
    const { kind, opened } = makeKind();
    followLive(cache, { ...kind, paceMs: (sum) => (sum === 1 ? 400 : 100) });
    opened[0]?.onData({ type: 'snapshot', data: 1 });
    expect(view()?.data).toBe(1);
    const before = getConnection().eventCount;
    opened[0]?.onData({ type: 'change', data: 10 });
    opened[0]?.onData({ type: 'change', data: 100 });
    vi.advanceTimersByTime(399);
    expect(view()?.data).toBe(1);
    vi.advanceTimersByTime(1);
    expect(view()?.data).toBe(111);
    expect(getConnection().eventCount).toBe(before + 1);
    // A change that the snapshot already includes is not added again.
    opened[0]?.onData({ type: 'change', data: 1_000 });
    opened[0]?.onData({ type: 'snapshot', data: 5 });
    vi.advanceTimersByTime(100);
    expect(view()?.data).toBe(5);
  });

  it('hands the running subscription over from one screen to the next', () => {
    const { kind, opened } = makeKind();
    const leave = followLive(cache, kind);
    leave();
    followLive(cache, kind);
    vi.runAllTimers();
    expect(opened).toHaveLength(1);
    expect(opened[0]?.isOpen).toBe(true);
  });

  it('puts the snapshot and each change into the cache', () => {
    const { kind, opened } = makeKind();
    followLive(cache, kind);
    opened[0]?.onData({ type: 'snapshot', data: 10 });
    opened[0]?.onData({ type: 'change', data: 5 });
    expect(view()).toEqual({ data: 15, failure: null });
  });

  it('keeps the very same view when a message changes nothing', () => {
    const { kind, opened } = makeKind();
    followLive(cache, kind);
    opened[0]?.onData({ type: 'snapshot', data: 10 });
    const before = view();
    opened[0]?.onData({ type: 'change', data: 0 });
    expect(view()).toBe(before);
  });

  it('counts changes as events, not snapshots', () => {
    const { kind, opened } = makeKind();
    followLive(cache, kind);
    const before = getConnection().eventCount;
    opened[0]?.onData({ type: 'snapshot', data: 1 });
    opened[0]?.onData({ type: 'change', data: 1 });
    expect(getConnection().eventCount).toBe(before + 1);
  });

  it('shows why it was refused, keeps what it knew, and tries again until it works', () => {
    const { kind, opened } = makeKind();
    followLive(cache, kind);
    opened[0]?.onData({ type: 'snapshot', data: 10 });
    opened[0]?.onError(refusal('NOT_READY', 'The service is starting.'));
    expect(view()).toEqual({ data: 10, failure: 'The service is starting.' });
    vi.runAllTimers();
    expect(opened).toHaveLength(2);
    opened[1]?.onData({ type: 'snapshot', data: 11 });
    expect(view()).toEqual({ data: 11, failure: null });
  });

  it('says nothing of a sign-out, and goes on where the session turns out to be good', () => {
    const { kind, opened } = makeKind();
    followLive(cache, kind);
    opened[0]?.onData({ type: 'snapshot', data: 10 });
    opened[0]?.onError(refusal('NOT_SIGNED_IN', 'Please sign in.'));
    expect(view()).toEqual({ data: 10, failure: null });
    vi.runAllTimers();
    expect(opened).toHaveLength(2);
  });

  it('does not try again once signed out, nor after it was left', () => {
    const signedOut = makeKind();
    followLive(cache, signedOut.kind);
    signedOut.opened[0]?.onError(refusal('NOT_SIGNED_IN', 'Please sign in.'));
    stopFollowing();
    vi.runAllTimers();
    expect(signedOut.opened).toHaveLength(1);
    expect(view()).toBeUndefined();
    const left = makeKind();
    const leave = followLive(cache, left.kind);
    left.opened[0]?.onError(refusal('INTERNAL', 'Something went wrong.'));
    leave();
    stopFollowing();
    vi.runAllTimers();
    expect(left.opened).toHaveLength(1);
  });

  it('begins anew for the next session', () => {
    const { kind, opened } = makeKind();
    const leave = followLive(cache, kind);
    stopFollowing();
    expect(opened[0]?.isOpen).toBe(false);
    followLive(cache, kind);
    leave();
    vi.runAllTimers();
    expect(opened[1]?.isOpen).toBe(true);
  });
});

describe('patchLive', () => {
  it('applies a mutation’s answer like a pushed change', () => {
    const { kind } = makeKind();
    patchLive(cache, kind, { type: 'change', data: 7 });
    expect(view()).toEqual({ data: 7, failure: null });
  });

  it('learns the server’s clock from snapshots alone', () => {
    const { kind, opened } = makeKind();
    followLive(cache, kind);
    opened[0]?.onData({ type: 'change', data: 1, serverTime: Date.now() + 90_000 });
    expect(getConnection().clockOffsetMs).toBe(0);
    opened[0]?.onData({ type: 'snapshot', data: 1 });
    expect(getConnection().clockOffsetMs).toBe(0);
    opened[0]?.onData({ type: 'snapshot', data: 1, serverTime: Date.now() + 60_000 });
    expect(getConnection().clockOffsetMs).toBe(60_000);
    opened[0]?.onData({ type: 'snapshot', data: 1, serverTime: Date.now() });
    expect(getConnection().clockOffsetMs).toBe(0);
  });

  it('counts what happens, and no car that moves', () => {
    type Told = { type: string; data: { kind: string } };
    const heard: ((message: Told) => void)[] = [];
    followLive<string, Told>(cache, {
      name: 'told',
      subscribe: ({ onData }) => {
        heard.push(onData);
        return { unsubscribe: () => {} };
      },
      apply: (_state, { data }) => data.kind,
    });
    const counted = (kind: string) => {
      const before = getConnection().eventCount;
      heard[0]?.({ type: 'change', data: { kind } });
      return getConnection().eventCount - before;
    };
    expect(['ride', 'position', 'positions'].map(counted)).toEqual([1, 0, 0]);
  });
});
