import { expect, test } from 'vitest';
import { homewardUsesLeft } from './homeward.ts';
import { USUAL_VEHICLE } from './vehicle-serves.ts';

test.each([
  [null, 0, 2],
  ['2026-11-22', 0, 2],
  ['2026-11-22', 1, 1],
  ['2026-11-22', 2, 0],
  ['2026-11-22', 3, 0],
  ['2026-11-21', 2, 2],
])('switched on on %s, %i times: on 2026-11-22 %i are left', (day, count, left) => {
  const preferences = {
    ...{ version: 1, autoAccept: false, home: null, homewardUntil: null },
    homewardUses: { day, count },
    ...{ vehicle: USUAL_VEHICLE, declinedTypes: [], dayGoalCents: null },
  };
  expect(homewardUsesLeft(preferences, '2026-11-22')).toBe(left);
});
