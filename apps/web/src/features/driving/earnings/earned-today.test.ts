import { expect, test } from 'vitest';
import { earnedToday } from './earned-today.ts';

const held = { totalCents: 9_000, totalRides: 8, todayCents: 1_160, todayRides: 1, today: '2026-11-21' };

test('what was earned yesterday is none of today’s, from the city’s midnight on', () => {
  expect(earnedToday(held, '2026-11-21')).toEqual({ todayCents: 1_160, todayRides: 1 });
  expect(earnedToday(held, '2026-11-22')).toEqual({ todayCents: 0, todayRides: 0 });
  // A server that is a moment ahead knows better.
  expect(earnedToday(held, '2026-11-20')).toMatchObject({ todayRides: 1 });
  expect(earnedToday(undefined, '2026-11-21')).toMatchObject({ todayRides: 0 });
});
