import { expect, test } from 'vitest';
import { choiceOf, daysAhead, firstChoice, nearestChoice, timesOf } from './pickup-choice.ts';

const NIGHT = Date.parse('2026-11-21T17:13:30Z');

test('the first choice is a little over an hour away, by the city’s clocks', () => {
  expect(firstChoice('Asia/Dhaka', NIGHT)).toEqual({ day: '2026-11-22', time: '00:25' });
  expect(firstChoice('America/New_York', NIGHT)).toEqual({ day: '2026-11-21', time: '13:25' });
});

test('a moment is a day and a time there', () => {
  expect(choiceOf('Asia/Kathmandu', NIGHT)).toEqual({ day: '2026-11-21', time: '22:58' });
});

test('times are offered from an hour ahead to seven days', () => {
  const times = (day: string) => timesOf('Asia/Dhaka', day, NIGHT);
  expect(times('2026-11-21')).toEqual([]);
  expect(times('2026-11-22').at(0)).toBe('00:15');
  expect(times('2026-11-23')).toHaveLength(288);
  expect([times('2026-11-28').at(0), times('2026-11-28').at(-1)]).toEqual(['00:00', '23:10']);
  expect(times('2026-11-29')).toEqual([]);
});

test('a day without times left is not offered', () => {
  const lateMs = Date.parse('2026-11-21T17:10:00Z');
  const days = daysAhead('Asia/Dhaka', lateMs);
  expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-11-22', '2026-11-28']);
});

test('an hour that clocks skip is not offered', () => {
  const nowMs = Date.parse('2027-03-26T08:00:00Z');
  const night = timesOf('Europe/Berlin', '2027-03-28', nowMs).filter((time) => time < '04:00');
  expect([night.length, night.includes('01:55'), night.includes('02:00'), night.includes('03:00')]).toEqual([
    36,
    true,
    false,
    true,
  ]);
});

test('a time that can’t be chosen any more gives way to the next one', () => {
  const nearest = (day: string, time: string) => nearestChoice('Asia/Dhaka', { day, time }, NIGHT);
  expect(nearest('2026-11-23', '09:30')).toEqual({ day: '2026-11-23', time: '09:30' });
  expect(nearest('2026-11-23', '09:32')).toEqual({ day: '2026-11-23', time: '09:35' });
  expect(nearest('2026-11-21', '23:50')).toEqual({ day: '2026-11-22', time: '00:15' });
  expect(nearest('2026-11-23', '23:57')).toEqual({ day: '2026-11-23', time: '23:55' });
  // The last day ends with seven days from now.
  expect(nearest('2026-11-28', '23:30')).toEqual({ day: '2026-11-28', time: '23:10' });
  expect(nearest('2026-12-05', '09:30')).toEqual({ day: '2026-11-28', time: '23:10' });
});
