import { expect, test } from 'vitest';
import { hasSetOff } from './set-off-policy.ts';

/** A place this many degrees north of where the rider got in: 0.001 are about 111 m. */
const fix = (degrees: number, accuracy?: number) => ({ lat: 23.79 + degrees, lng: 90.41, at: 0, accuracy });

test.each([
  ['a car that stands', 0, undefined, undefined, false],
  ['one that parks again round the corner', 0.0013, undefined, undefined, false],
  ['one a good way down the street', 0.0014, undefined, undefined, true],
  ['a receiver that wanders', 0.002, 10, 100, false],
  ['a place that was vague from the start', 0.002, 100, 10, false],
  ['far enough for either', 0.0024, 50, 50, true],
])('%s', (_what, degrees, before, now, isOff) => {
  expect(hasSetOff(fix(0, before), fix(degrees, now))).toBe(isOff);
});
