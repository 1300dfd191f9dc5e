import { expect, test } from 'vitest';
import { findAsksAt, withAsksAt } from './asks-at.ts';

const PICKUP_AT = '2026-12-01T14:30:00.000Z';
const RIDE = {
  ...{ id: 'a', type: 'standard', pickupAt: PICKUP_AT },
  pickup: { address: 'Gulshan 2', lat: 23.79, lng: 90.41 },
};
/** Drivers are asked so long before. */
const depsWith = (seconds: number, isEnabled = true) => ({
  scheduledLeads: { secondsFor: () => Promise.resolve(seconds) },
  rideTypes: { find: () => ({ isEnabled }) as never },
});
const asksAt = (seconds: number) => findAsksAt(depsWith(seconds), RIDE, 0);

test('drivers are asked as long before as the ride is requested, to five minutes', async () => {
  expect(await asksAt(300)).toBe('2026-12-01T14:25:00.000Z');
  expect(await asksAt(492)).toBe('2026-12-01T14:20:00.000Z');
  expect(await asksAt(1_800)).toBe('2026-12-01T14:00:00.000Z');
});

test('nothing is said of a type that isn’t offered: that ride couldn’t be requested', async () => {
  expect(await findAsksAt(depsWith(300, false), RIDE, 0)).toBeUndefined();
});

test('only rides that wait and that no driver took say it', async () => {
  const driver = { name: 'Karim' };
  const rides = [RIDE, { ...RIDE, driver }, { ...RIDE, state: 'waiting' }, { ...RIDE, state: 'missed' }];
  const said = { asksAt: '2026-12-01T14:25:00.000Z' };
  expect(await withAsksAt(depsWith(300), rides, 0)).toEqual([
    { ...RIDE, ...said },
    { ...RIDE, driver },
    { ...RIDE, state: 'waiting', ...said },
    { ...RIDE, state: 'missed' },
  ]);
});
