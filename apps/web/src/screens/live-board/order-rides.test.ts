import { expect, test } from 'vitest';
import { holdRows, orderRides } from './order-rides.ts';
import { at, makeBoardRide } from './testing/make-board-ride.ts';

const ride = (id: string, requestedSeconds: number) =>
  makeBoardRide('requested', { id, times: { requested: at(requestedSeconds) } });

test('stuck first, the longest stuck on top, then the newest', () => {
  const rides = [ride('old', 0), ride('new', 90), ride('stuck', 20), ride('worse', 10)];
  const stuck = new Map([
    ['stuck', { fromMs: 80 }],
    ['worse', { fromMs: 70 }],
  ]);
  expect(orderRides(rides, stuck).map(({ id }) => id)).toEqual(['worse', 'stuck', 'new', 'old']);
});

test('the order does not depend on the order of arrival', () => {
  const rides = [ride('a', 0), ride('b', 0), ride('c', 0)];
  expect(orderRides(rides, new Map())).toEqual(orderRides(rides.toReversed(), new Map()));
});

test('rows stand still while held, and new ones are counted', () => {
  const known = () => true;
  expect(holdRows(['n', 'c', 'a', 'b'], ['a', 'b', 'c'], known)).toEqual({
    ids: ['a', 'b', 'c'],
    waiting: 1,
  });
  expect(holdRows(['n', 'a'], null, known)).toEqual({ ids: ['n', 'a'], waiting: 0 });
});

test('a held row stays even when it would leave, unless nothing is known of it any more', () => {
  expect(holdRows(['a'], ['a', 'b', 'c'], (id) => id !== 'c').ids).toEqual(['a', 'b']);
});
