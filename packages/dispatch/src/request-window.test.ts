import { expect, test } from 'vitest';
import { gatheredWave, RequestWindow } from './request-window.ts';

const crowded = { waitingRequests: 50, idleDrivers: 20 };

test('all who come within a window end it together, and the next one begins another', () => {
  const window = new RequestWindow();
  const joined = Array.from({ length: 30 }, (_, i) => ({ at: i * 300, ...window.join(i * 300, crowded) }));
  const begins = joined.filter((each) => each.begins);
  expect(begins.length).toBeGreaterThan(1);
  for (const [i, { at, waitMs }] of begins.entries()) {
    const end = at + waitMs;
    const within = joined.filter((each) => each.at > at && each.at < end);
    expect(within.length).toBeGreaterThan(0);
    expect(within.map((each) => each.at + each.waitMs)).toEqual(within.map(() => end));
    expect(begins[i + 1]?.at ?? Infinity).toBeGreaterThanOrEqual(end);
  }
});

test('what came long ago makes no city busy', () => {
  const window = new RequestWindow();
  for (let i = 0; i < 30; i++) window.join(i * 300, crowded);
  expect(window.join(60_000, crowded)).toEqual({ waitMs: 0, begins: false });
});

test('who comes at the very end of a window begins another', () => {
  const window = new RequestWindow();
  for (let i = 0; i < 7; i++) window.join(-1_000, { waitingRequests: 0, idleDrivers: 1_000_000 });
  const first = window.join(0, crowded);
  expect(first.begins).toBe(true);
  expect(window.join(first.waitMs - 1, crowded)).toEqual({ waitMs: 1, begins: false });
  expect(window.join(first.waitMs, crowded)).toMatchObject({ begins: true });
});

test('a gathered request asks no one yet, and is due a little before it is matched', () => {
  expect(gatheredWave(3_000)).toEqual({ offers: [], wave: 0, nextWaveSeconds: 2.5 });
  expect(gatheredWave(200)).toEqual({ offers: [], wave: 0, nextWaveSeconds: 0 });
});
