import { expect, test } from 'vitest';
import { batchWindowMs, LONGEST_WINDOW_MS } from './batch-window.ts';

test('requests wait longer the more of them there are for each ten idle cars', () => {
  const at = (requestsPerSecond: number, waitingRequests: number, idleDrivers: number) =>
    batchWindowMs({ requestsPerSecond, waitingRequests, idleDrivers });
  expect(at(1, 2, 100)).toBe(LONGEST_WINDOW_MS / 2);
  expect(at(1, 0, 100)).toBe(0.3 * LONGEST_WINDOW_MS);
  expect(at(1, 2, 5)).toBe(LONGEST_WINDOW_MS);
  expect(at(2 / 3, 0, 100)).toBe(0.2 * LONGEST_WINDOW_MS);
  expect(at(0.66, 0, 100)).toBe(0);
});
