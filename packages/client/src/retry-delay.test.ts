import { expect, test } from 'vitest';
import { createRetryDelay } from './retry-delay.ts';

function clocked() {
  let time = 0;
  const retry = createRetryDelay(
    () => time,
    () => 1,
  );
  return {
    ...retry,
    live: (ms: number, code?: number) => {
      retry.opened();
      time += ms;
      retry.closed(code);
    },
  };
}

test('doubles up to a limit', () => {
  const { delayMs } = clocked();
  expect([0, 1, 2, 3, 50].map(delayMs)).toEqual([200, 400, 800, 1_500, 8_000]);
});

test('a server that opens sockets only to close them is met ever less often', () => {
  const { live, delayMs } = clocked();
  const delays = [1, 2, 3, 4, 5].map(() => {
    live(10);
    return delayMs(0);
  });
  expect(delays).toEqual([200, 400, 800, 1_600, 3_200]);
  live(60_000);
  expect(delayMs(0)).toBe(200);
});

test('who was told that they ask too much stays away for some seconds, and then goes on as ever', () => {
  const { live, delayMs } = clocked();
  live(60_000, 4429);
  expect(delayMs(0)).toBe(10_000);
  live(60_000, 1006);
  expect(delayMs(0)).toBe(200);
});

test('a socket left because its server asked for it is not one that failed', () => {
  const { live, opened, moves, closed, delayMs } = clocked();
  live(10);
  live(10);
  opened();
  moves();
  closed();
  expect(delayMs(0)).toBe(200);
});

test('no two clients wait the same time', () => {
  const low = createRetryDelay(Date.now, () => 0);
  expect(low.delayMs(2)).toBe(400);
});

test('a socket that lived for five seconds was a good one, a shorter one was not', () => {
  const { live, delayMs } = clocked();
  live(10);
  live(4_999);
  expect(delayMs(0)).toBe(400);
  live(5_000);
  expect(delayMs(0)).toBe(200);
});

test('what never opened counts as no socket, neither good nor bad', () => {
  const { live, closed, delayMs } = clocked();
  live(10);
  live(10);
  closed();
  expect(delayMs(0)).toBe(400);
  closed();
  expect(delayMs(0)).toBe(400);
});

test('goes by a clock of its own, which nobody sets', () => {
  const retry = createRetryDelay(undefined, () => 1);
  for (let times = 0; times < 3; times++) {
    retry.opened();
    retry.closed();
  }
  expect(retry.delayMs(0)).toBe(800);
});
