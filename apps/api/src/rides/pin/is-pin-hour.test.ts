import { expect, test } from 'vitest';
import { isPinHour } from './is-pin-hour.ts';

const at = (time: string) => Date.parse(`2026-03-01T${time}:00+06:00`);
const NIGHT = { from: 22, until: 5 };

test.each([
  ['21:59', NIGHT, false],
  ['22:00', NIGHT, true],
  ['00:00', NIGHT, true],
  ['04:59', NIGHT, true],
  ['05:00', NIGHT, false],
  ['12:00', { from: 9, until: 17 }, true],
  ['17:00', { from: 9, until: 17 }, false],
  ['08:59', { from: 9, until: 17 }, false],
  ['23:30', { from: 18, until: 24 }, true],
  ['00:00', { from: 18, until: 24 }, false],
  ['23:00', null, false],
] as const)('at %s by the city’s clock with %j', (time, hours, isIt) =>
  expect(isPinHour(hours, 'Asia/Dhaka', at(time))).toBe(isIt),
);
