import { expect, test } from 'vitest';
import { levelOfStuck } from './escalate-stuck.ts';

test.each([
  [-1, 0],
  [0, 0],
  [299, 0],
  [300, 1],
  [899, 1],
  [900, 2],
  [78 * 60, 2],
])('stuck for %d seconds is level %d', (seconds, level) => expect(levelOfStuck(seconds * 1_000)).toBe(level));
