import { expect, test } from 'vitest';
import { isOtherRide } from './is-other-ride.ts';

const waiting = { version: 3, status: 'requested', type: 'xl', fareCents: 1_450 } as const;

test('a request offered to more drivers is still the one that was seen', () => {
  expect(isOtherRide(waiting, { ...waiting, version: 7 })).toBe(false);
});

test('one at another price, one that was taken and one that went on are others', () => {
  expect(isOtherRide(waiting, { ...waiting, version: 4, type: 'luxury' })).toBe(true);
  expect(isOtherRide(waiting, { ...waiting, version: 4, fareCents: 1_650 })).toBe(true);
  expect(isOtherRide(waiting, { ...waiting, version: 4, status: 'accepted' })).toBe(true);
  expect(isOtherRide({ ...waiting, status: 'accepted' }, { ...waiting, version: 4 })).toBe(true);
  // There and back: another driver may have it.
  const accepted = { ...waiting, status: 'accepted' } as const;
  expect(isOtherRide(accepted, accepted)).toBe(false);
  expect(isOtherRide(accepted, { ...accepted, version: 5 })).toBe(true);
});
