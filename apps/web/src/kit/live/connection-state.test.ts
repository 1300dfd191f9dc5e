import { describe, expect, it } from 'vitest';
import { withServerTime, withStatus, type Link } from './connection-state.ts';

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
