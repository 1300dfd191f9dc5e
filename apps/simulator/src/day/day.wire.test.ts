import { expect, test } from 'vitest';
import { runDay } from './run-day.ts';

/** Hours, and more people, by `npm run day`. */
const FEW_MINUTES = { seed: 3, minutes: 10, from: 8, riders: 14, drivers: 6 };

test('some minutes of a city are the same again, to the last bit', async () => {
  const live = async () => {
    const lines: string[] = [];
    const outcome = await runDay({ ...FEW_MINUTES, log: () => {}, keep: (line) => lines.push(line) });
    return { ...outcome, lines };
  };
  const [first, again] = await Promise.all([live(), live()]);
  expect(first.wrong).toEqual([]);
  expect(first.rides).toBeGreaterThan(3);
  expect(first.lines.some((line) => line.includes('"ride.accepted"'))).toBe(true);
  // Line by line, so that a failure says what differs.
  expect(again.lines).toEqual(first.lines);
  expect(again).toEqual(first);
}, 240_000);
