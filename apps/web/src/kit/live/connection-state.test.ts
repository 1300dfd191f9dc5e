import { describe, expect, it } from 'vitest';
import {
  isConnected,
  setConnectionStatus,
  subscribeConnection,
  withServerTime,
  withStatus,
  type Link,
} from './connection-state.ts';

const live: Link = { status: 'live', since: 'start', eventCount: 0, openCount: 1, clockOffsetMs: 0 };

describe('withStatus', () => {
  it('says since when', () => {
    expect(withStatus(live, 'down', 'now')).toEqual({ ...live, status: 'down', since: 'now' });
  });

  it('keeps the time of a loss that changes its kind', () => {
    const down = withStatus(live, 'down', 'first');
    const offline = withStatus(down, 'offline', 'second');
    expect(offline).toEqual({ ...down, status: 'offline' });
    expect(withStatus(offline, 'down', 'third').since).toBe('first');
  });

  it('counts each gain of the link, and nothing when all stays', () => {
    expect(withStatus(live, 'live', 'now')).toBe(live);
    const back = withStatus(withStatus(live, 'down', 'first'), 'live', 'second');
    expect(back).toEqual({ ...live, since: 'second', openCount: 2 });
  });

  it('starts a new time for a new session', () => {
    const idle = withStatus(withStatus(live, 'down', 'first'), 'idle', 'second');
    expect(idle.since).toBe('second');
    expect(withStatus(idle, 'connecting', 'third').since).toBe('third');
  });
});

describe('withServerTime', () => {
  it('takes a clock that is wrong into account, and leaves one that agrees alone', () => {
    expect(withServerTime(live, 300_000, 0).clockOffsetMs).toBe(300_000);
    expect(withServerTime(live, 200, 0)).toBe(live);
    const wrong = { ...live, clockOffsetMs: -60_000 };
    expect(withServerTime(wrong, 1_000, 61_100)).toBe(wrong);
    expect(withServerTime(wrong, 1_000, 1_000).clockOffsetMs).toBe(0);
  });
});

describe('the link of this page', () => {
  it('is told to who listens, and not when nothing changed', () => {
    let told = 0;
    const leave = subscribeConnection(() => (told += 1));
    setConnectionStatus('live');
    setConnectionStatus('live');
    expect([told, isConnected()]).toEqual([1, true]);
    leave();
    setConnectionStatus('idle');
    expect([told, isConnected()]).toEqual([1, false]);
  });

  it('keeps since when the first connection is awaited', () => {
    const connecting = withStatus(withStatus(live, 'idle', 'first'), 'connecting', 'second');
    expect(withStatus(connecting, 'offline', 'third').since).toBe('second');
  });
});
