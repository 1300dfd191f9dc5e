import type { DriverPosition } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { at } from '../../../testing/make-ride.ts';
import { reduceTrack, waysOf, type TrackState } from './reduce-track.ts';

/** Meters north of a corner, at this minute of the test's day. */
const car = (minute: number, meters: number, driverId = 'karim'): DriverPosition => ({
  driverId,
  lat: 23.78 + meters / 111_195,
  lng: 90.4,
  bearing: null,
  at: Date.parse(at(minute)),
});
const moved = (state: TrackState | undefined, position: DriverPosition) =>
  reduceTrack(state, { type: 'change', data: { kind: 'position', position } });
const saved = [car(0, 0), car(0, 50)].map(({ lat, lng }) => ({ lat, lng }));
const start = reduceTrack(undefined, {
  type: 'snapshot',
  serverTime: 0,
  data: { approach: saved, trip: [], position: car(1, 50) },
});

test('the way grows behind the car, and not where it stands', () => {
  const state = [car(2, 55), car(3, 100), car(4, 150)].reduce(moved, start);
  expect(state.position).toEqual(car(4, 150));
  expect(state.since).toEqual([car(1, 50), car(3, 100)]);
});

test('old news changes nothing', () => {
  const state = moved(start, car(3, 100));
  expect(moved(state, car(2, 70))).toBe(state);
  expect(moved(state, car(3, 100))).toBe(state);
  expect(moved(undefined, car(3, 100)).position).toEqual(car(3, 100));
});

test('from the pickup on it is the trip', () => {
  const state = [car(3, 100), car(5, 150), car(6, 200)].reduce(moved, start);
  expect(waysOf(state, undefined)).toEqual({ approach: [...saved, ...state.since], trip: [] });
  expect(waysOf(state, at(4))).toEqual({
    approach: [...saved, car(1, 50), car(3, 100)],
    trip: [car(5, 150)],
  });
});

test('a car whose place was unknown, or another car, begins anew', () => {
  const unknown = { ...start, position: null };
  expect(moved(unknown, car(3, 100))).toEqual({ ...unknown, position: car(3, 100) });
  expect(moved(start, car(0, 300, 'rina')).position).toEqual(car(0, 300, 'rina'));
});

test('a snapshot is all there is, and a car begins with no way behind it', () => {
  const state = [car(3, 100), car(4, 150)].reduce(moved, start);
  const data = { approach: [], trip: saved, position: null };
  expect(reduceTrack(state, { type: 'snapshot', serverTime: 0, data })).toEqual({ ...data, since: [] });
  expect(moved(undefined, car(3, 100))).toEqual({
    approach: [],
    trip: [],
    position: car(3, 100),
    since: [],
  });
});
