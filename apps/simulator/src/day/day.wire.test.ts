import { expect, test } from 'vitest';
import { runDay } from './run-day.ts';

/** Hours, and more people, by `npm run day`. */
const FEW_MINUTES = { minutes: 6, from: 8, riders: 16, drivers: 6 };

test('some minutes of a city are the same again, to the last bit, and others with another seed', async () => {
  const live = async (seed: number) => {
    const lines: string[] = [];
    const outcome = await runDay({ seed, ...FEW_MINUTES, log: () => {}, keep: (line) => lines.push(line) });
    return { ...outcome, lines };
  };
  const [first, again, other] = await Promise.all([live(3), live(3), live(4)]);
  expect(first.wrong).toEqual([]);
  expect(first.rides).toBeGreaterThan(3);
  expect(first.lines.some((line) => line.includes('"ride.accepted"'))).toBe(true);
  // Line by line, so that a failure says what differs.
  expect(again.lines).toEqual(first.lines);
  expect(again).toEqual(first);
  expect(other.wrong).toEqual([]);
  expect(other.hash).not.toBe(first.hash);
}, 240_000);
