import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { commuteAt, planRequestTimes } from './ride-times.ts';

const HOUR_MS = 3_600_000;
const inDhaka = (at: number) => new Date(at + 6 * HOUR_MS);
const NOW = Date.parse('2026-11-26T13:30:00+06:00');
const times = planRequestTimes(createRandom(1), NOW, 60, 600);

test('sixty days of rides show rush hours and the weekend, with no hole and no day that sticks out', () => {
  expect(times).toHaveLength(600);
  expect(times.at(-1)).toBeLessThan(NOW - 2 * HOUR_MS);
  const perHour = Array.from({ length: 24 }, (_, hour) =>
    times.filter((at) => inDhaka(at).getUTCHours() === hour),
  );
  const rides = perHour.map((list) => list.length);
  expect(Math.min(rides[8] ?? 0, rides[18] ?? 0)).toBeGreaterThan(1.5 * (rides[11] ?? 0));
  expect(rides[3]).toBeLessThan(6);
  const perDay = new Map<string, number>();
  for (const at of times) {
    const day = inDhaka(at).toISOString().slice(0, 10);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  // Of today only the hours before now count.
  const whole = [...perDay].filter(([day]) => day !== '2026-11-26');
  expect(whole).toHaveLength(59);
  for (const [day, count] of whole) {
    const isWeekend = [5, 6].includes(new Date(day).getUTCDay());
    expect([day, count >= (isWeekend ? 7 : 9) && count <= (isWeekend ? 9 : 13)]).toEqual([day, true]);
  }
});

test('people are on their way to work in the morning and home in the evening, but not at the weekend', () => {
  expect(commuteAt(Date.parse('2026-11-26T08:30:00+06:00'))).toBe('to work');
  expect(commuteAt(Date.parse('2026-11-26T18:30:00+06:00'))).toBe('home');
  expect(commuteAt(Date.parse('2026-11-26T13:00:00+06:00'))).toBe(null);
  expect(commuteAt(Date.parse('2026-11-27T08:30:00+06:00'))).toBe(null);
  expect(commuteAt(Date.parse('2026-11-28T18:30:00+06:00'))).toBe(null);
});
