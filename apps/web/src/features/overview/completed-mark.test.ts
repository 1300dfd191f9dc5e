import { expect, test } from 'vitest';
import { makeBoardRide } from '../board/testing/make-board-ride.ts';
import { completedMark } from './completed-mark.ts';

const done = (id: string, at: string, version = 5) =>
  makeBoardRide('completed', { id, version, times: { completed: at } });
const EARLY = '2026-11-21T08:00:00.000Z';
const LATE = '2026-11-21T08:01:00.000Z';

test('rides under way make no difference', () => {
  const one = done('a', EARLY);
  expect(completedMark([one, makeBoardRide('in_transit', { id: 'b' })])).toBe(completedMark([one]));
});

test('a completed ride more, one less, and one in the place of another all make one', () => {
  const before = completedMark([done('a', EARLY)]);
  expect(completedMark([done('a', EARLY), done('b', LATE)])).not.toBe(before);
  expect(completedMark([])).not.toBe(before);
  expect(completedMark([done('b', LATE)])).not.toBe(before);
  expect(completedMark([done('a', EARLY, 6)])).not.toBe(before);
});
