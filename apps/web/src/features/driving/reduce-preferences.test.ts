import { USUAL_VEHICLE, type DriverPreferences } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { reducePreferences } from './reduce-preferences.ts';

const at = (version: number, autoAccept: boolean): DriverPreferences => ({
  version,
  autoAccept,
  home: null,
  homewardUntil: null,
  homewardUses: { day: null, count: 0 },
  dayGoalCents: null,
  vehicle: USUAL_VEHICLE,
  declinedTypes: [],
});

test('a snapshot is what is so, and an answer unless something newer is known', () => {
  const [off, on] = [at(3, false), at(4, true)];
  const snapshot = { type: 'snapshot' as const, data: { preferences: off }, serverTime: 0 };
  expect(reducePreferences(on, snapshot)).toBe(off);
  expect(reducePreferences(off, { type: 'answered', preferences: on })).toBe(on);
  expect(reducePreferences(on, { type: 'answered', preferences: off })).toBe(on);
  expect(reducePreferences(on, { type: 'answered', preferences: at(4, false) })).toMatchObject({
    autoAccept: false,
  });
});
