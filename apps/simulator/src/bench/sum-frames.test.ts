import { expect, test } from 'vitest';
import { sumFrames, type TraceEvent } from './sum-frames.ts';

const event = (name: string, startMs: number, wallMs: number, threadMs = wallMs): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: startMs * 1_000,
  dur: wallMs * 1_000,
  tdur: threadMs * 1_000,
});
const frameAt = (ms: number) => event('FireAnimationFrame', ms, 0);

test('script counts in the frame it began in, script inside script once, all else not', () => {
  const events = [
    event('FunctionCall', 2, 1),
    frameAt(10),
    event('TimerFire', 12, 6, 4),
    event('FunctionCall', 13, 3),
    event('Layout', 20, 5),
    frameAt(26),
    event('MinorGC', 30, 2),
    frameAt(42),
    event('FunctionCall', 50, 9),
  ];
  expect(sumFrames(events, 'wall').frames).toEqual([6, 2]);
  expect(sumFrames(events, 'thread').frames).toEqual([4, 2]);
});

test('several callbacks of one frame are one frame; a quiet one counts too', () => {
  const events = [frameAt(10), frameAt(10.5), frameAt(26), frameAt(42)];
  expect(sumFrames(events, 'wall').frames).toEqual([0, 0]);
});

test('long tasks are those over 50 ms by the clock', () => {
  const events = [event('RunTask', 0, 49), event('RunTask', 60, 51, 3)];
  expect(sumFrames(events, 'thread')).toMatchObject({ longTasks: [51], busyMs: 52 });
});
