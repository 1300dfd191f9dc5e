import { describe, expect, it } from 'vitest';
import {
  isConnected,
  noteLink,
  subscribeConnection,
  withServerTime,
  withEvent,
  type Link,
} from './connection-state.ts';

const live: Link = { status: 'live', since: 'start', eventCount: 0, openCount: 1, clockOffsetMs: 0 };

describe('withEvent', () => {
  it('says since when', () => {
    expect(withEvent(live, 'closed', 'now')).toEqual({ ...live, status: 'down', since: 'now' });
  });

  it('keeps the time of a loss that changes its kind', () => {
    const down = withEvent(live, 'closed', 'first');
    const offline = withEvent(down, 'lost', 'second');
    expect(offline).toEqual({ ...down, status: 'offline' });
    expect(withEvent(offline, 'closed', 'third').since).toBe('first');
  });

  it('counts each gain of the link, and nothing when all stays', () => {
    expect(withEvent(live, 'opened', 'now')).toBe(live);
    const back = withEvent(withEvent(live, 'closed', 'first'), 'opened', 'second');
    expect(back).toEqual({ ...live, since: 'second', openCount: 2 });
  });

  it('starts a new time for a new session', () => {
    const idle = withEvent(withEvent(live, 'closed', 'first'), 'ended', 'second');
    expect(idle.since).toBe('second');
    expect(withEvent(idle, 'opening', 'third').since).toBe('third');
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
    noteLink('opening');
    told = 0;
    noteLink('opened');
    noteLink('opened');
    expect([told, isConnected()]).toEqual([1, true]);
    leave();
    noteLink('ended');
    expect([told, isConnected()]).toEqual([1, false]);
  });

  it('keeps since when the first connection is awaited', () => {
    const connecting = withEvent(withEvent(live, 'ended', 'first'), 'opening', 'second');
    expect(withEvent(connecting, 'lost', 'third').since).toBe('second');
  });
});
