import { expect, test } from 'vitest';
import { place } from '../../../testing/make-way.ts';
import { spotAt } from './stand-at.ts';

const pickup = place(1_000);

test('a car near the pickup stands where it was first, whatever its position jitters by', () => {
  const spot = spotAt(null, place(900), pickup, 5);
  expect(spot).toMatchObject({ ...place(900), sinceMs: 5 });
  expect(spotAt(spot, place(928), pickup, 9)).toBe(spot);
  expect(spotAt(spot, place(872), pickup, 9)).toBe(spot);
});

test('one that moves on begins anew, and one that drives off or has no position stands nowhere', () => {
  const spot = spotAt(null, place(900), pickup, 5);
  expect(spotAt(spot, place(935), pickup, 9)).toMatchObject({ ...place(935), sinceMs: 9 });
  expect(spotAt(spot, place(740), pickup, 9)).toBeNull();
  expect(spotAt(spot, null, pickup, 9)).toBeNull();
  expect(spotAt(null, place(751), pickup, 9)).not.toBeNull();
});
