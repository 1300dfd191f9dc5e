import { expect, test } from 'vitest';
import { sumUpWeek, type BookedRide } from './read-week.ts';

const ride = (change: Partial<BookedRide>): BookedRide => ({
  ...{ requested: -600, accepted: null, arrived: null, began: null, canceledBy: null },
  ...change,
});

test('each booked ride is counted as what became of it', () => {
  const week = sumUpWeek([
    ride({ accepted: -500, arrived: -60, began: 40 }),
    ride({ accepted: -580, arrived: 200, began: 300 }),
    ride({ accepted: 10, arrived: 400, began: 440 }),
    ride({ accepted: -100, canceledBy: 'rider' }),
    ride({ canceledBy: 'system' }),
    ride({ requested: null }),
  ]);
  expect(week).toMatchObject({
    ...{ booked: 6, onTime: 2, late: 1, acceptedBefore: 3, canceled: 1, neverFound: 2 },
    ...{ lead: '10.0, 10.0', search: '8.3, 10.2', lateness: '7.3, 7.3' },
  });
});

test('where nothing was late there is nothing to say of it', () => {
  expect(sumUpWeek([ride({ accepted: -500, arrived: -60, began: 40 })]).lateness).toBe('–');
});
