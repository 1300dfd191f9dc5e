import { expect, test } from 'vitest';
import { cityMoment, cityMoments } from './city-moment.ts';

const said = (...asked: Parameters<typeof cityMoment>) => {
  const moment = cityMoment(...asked);
  return moment === null ? null : new Date(moment).toISOString();
};

test('a time of day is the city’s', () => {
  expect(said('Asia/Dhaka', '2026-11-28', '00:10')).toBe('2026-11-27T18:10:00.000Z');
  expect(said('America/New_York', '2026-11-28', '23:50')).toBe('2026-11-29T04:50:00.000Z');
  expect(said('Pacific/Chatham', '2026-07-01', '12:00')).toBe('2026-06-30T23:15:00.000Z');
});

test('where clocks are set forward an hour isn’t there, and the ones around it are', () => {
  // In Berlin this day has 23 hours.
  expect(said('Europe/Berlin', '2027-03-28', '01:59')).toBe('2027-03-28T00:59:00.000Z');
  expect(said('Europe/Berlin', '2027-03-28', '02:00')).toBeNull();
  expect(said('Europe/Berlin', '2027-03-28', '02:59')).toBeNull();
  expect(said('Europe/Berlin', '2027-03-28', '03:00')).toBe('2027-03-28T01:00:00.000Z');
});

test('where they are set back, the first of two such hours is meant', () => {
  expect(said('Europe/Berlin', '2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(said('Europe/Berlin', '2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z');
});

test('a time that comes twice has two moments, one that is skipped none', () => {
  const moments = (day: string, time: string) => cityMoments('Europe/Berlin', day, time).length;
  expect([moments('2026-10-25', '02:30'), moments('2027-03-28', '02:30')]).toEqual([2, 0]);
  expect([moments('2026-10-25', '03:00'), moments('2026-10-24', '02:30')]).toEqual([1, 1]);
});
