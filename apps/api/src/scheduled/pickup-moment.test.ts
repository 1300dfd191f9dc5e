import { expect, test } from 'vitest';
import { pickupMoment } from './pickup-moment.ts';

const NOW = Date.parse('2027-03-26T08:00:00Z');
const said = (day: string, time: string) => pickupMoment('Europe/Berlin', { day, time }, NOW).toISOString();

test('a ride is scheduled an hour ahead at the soonest, and seven days at most', () => {
  expect(said('2027-03-26', '10:00')).toBe('2027-03-26T09:00:00.000Z');
  expect(said('2027-04-02', '10:00')).toBe('2027-04-02T08:00:00.000Z');
  expect(() => said('2027-03-26', '09:59')).toThrow('Choose a time at least 60 minutes from now.');
  expect(() => said('2020-01-01', '09:29')).toThrow('Choose a time at least 60 minutes from now.');
  expect(() => said('2027-04-02', '10:01')).toThrow('Choose a time within the next 7 days.');
});

test('an hour that clocks skip is none', () => {
  expect(() => said('2027-03-28', '02:30')).toThrow(
    'Clocks are set forward then, so this time doesn’t exist that day. Choose another one.',
  );
});
