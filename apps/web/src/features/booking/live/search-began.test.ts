import { expect, test } from 'vitest';
import { makeRiderRide } from '../../../testing/make-ride.ts';
import { keepSearchBegan } from './search-began.ts';

const state = (...args: Parameters<typeof makeRiderRide>) => ({
  ride: makeRiderRide(...args),
  position: null,
});
const asked = state('requested');
const taken = state('accepted');
const soughtAgain = state('requested', { version: 3 });

test('the first search began with the request: nothing is kept', () => {
  expect(keepSearchBegan(undefined, asked, 500)).toBe(asked);
  const wider = state('requested', { version: 2 });
  expect(keepSearchBegan(asked, wider, 500)).toBe(wider);
});

test('a ride given back is sought from then on, through wider rounds', () => {
  const again = keepSearchBegan(taken, soughtAgain, 500);
  expect(again).toEqual({ ...soughtAgain, searchBeganMs: 500 });
  const wider = state('requested', { version: 4 });
  expect(keepSearchBegan(again, wider, 900)).toEqual({ ...wider, searchBeganMs: 500 });
  expect(keepSearchBegan(again, again, 900)).toBe(again);
});

test('the next driver, or the next ride, ends it', () => {
  const again = keepSearchBegan(taken, soughtAgain, 500);
  const retaken = state('accepted', { version: 4 });
  expect(keepSearchBegan(again, retaken, 900)).toBe(retaken);
  const next = state('requested', { id: 'ride-2' });
  expect(keepSearchBegan(again, next, 900)).toBe(next);
});

test('without a ride afterwards nothing is sought', () => {
  const none = { ride: null, position: null };
  expect(keepSearchBegan(taken, none, 500)).toBe(none);
});
