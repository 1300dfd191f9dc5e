import { expect, test } from 'vitest';
import { riderWaitsSince, waitingAt, waitsSince } from './waiting.ts';

const MINUTE = 60_000;
/** Arrived at 0, 20 cents a minute. */
const at = (minutes: number) => waitingAt(0, minutes * MINUTE, 20);

test('waiting is free for three minutes, and then each whole minute costs', () => {
  expect([0, 2.99, 3, 3.99, 4, 4.5, 10].map((minutes) => at(minutes).cents)).toEqual([
    0, 0, 0, 0, 20, 20, 140,
  ]);
  expect(at(1).freeUntilMs).toBe(3 * MINUTE);
  expect(waitingAt(0, 10 * MINUTE, 0)).toMatchObject({ minutes: 7, cents: 0 });
});

test('no more than fifteen minutes are charged', () => {
  expect([18, 19, 600].map((minutes) => at(minutes).minutes)).toEqual([15, 15, 15]);
});

test('a device whose clock is behind sees a wait that has only begun', () => {
  expect(at(-2)).toMatchObject({ minutes: 0, cents: 0 });
});

test('the driver may leave after five minutes', () => {
  expect(at(0).noShowFromMs).toBe(5 * MINUTE);
});

test('a ride’s own rules count, where it keeps some', () => {
  const rules = { freeMinutes: 1, mostMinutes: 2, noShowMinutes: 9 };
  const by = (minutes: number) => waitingAt(0, minutes * MINUTE, 20, rules);
  expect([0.9, 1.9, 2, 3, 60].map((minutes) => by(minutes).cents)).toEqual([0, 0, 20, 40, 40]);
  expect(by(0)).toMatchObject({ freeUntilMs: MINUTE, noShowFromMs: 9 * MINUTE });
});

test('a wait counts from the arrival, and of a scheduled ride not before its time', () => {
  const [early, late] = ['2026-11-21T08:50:00.000Z', '2026-11-21T09:00:00.000Z'];
  expect(waitsSince({})).toBeNull();
  expect(waitsSince({ scheduled: late })).toBeNull();
  expect(waitsSince({ arrived: early })).toBe(Date.parse(early));
  expect(waitsSince({ arrived: early, scheduled: late })).toBe(Date.parse(late));
  expect(waitsSince({ arrived: late, scheduled: early })).toBe(Date.parse(late));
});

test('a rider waits since the request, and for a scheduled ride not before it is urgent', () => {
  const requested = '2026-11-21T08:40:00.000Z';
  expect(riderWaitsSince({ requested })).toBe(Date.parse(requested));
  expect(riderWaitsSince({ requested, scheduled: '2026-11-21T09:00:00.000Z' })).toBe(
    Date.parse('2026-11-21T08:55:00.000Z'),
  );
  expect(riderWaitsSince({ requested, scheduled: '2026-11-21T08:30:00.000Z' })).toBe(Date.parse(requested));
});
