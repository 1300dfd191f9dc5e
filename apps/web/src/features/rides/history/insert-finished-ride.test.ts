import { describe, expect, it, test } from 'vitest';
import { makeRiderRide } from '../../../testing/make-ride.ts';
import type { HistoryRide } from './finished-ride.ts';
import { PAGE_SIZE, type HistoryPages } from './history-pages.ts';
import { dropRide, insertFinishedRide } from './insert-finished-ride.ts';

const ride = (id: string, from: number, version = 5) => makeRiderRide('completed', { id, from, version });
const pagesOf = (...pages: HistoryRide[][]): HistoryPages => ({
  pages,
  pageParams: pages.map(() => null),
});
const ids = (history: HistoryPages) => history.pages.map((page) => page.map(({ id }) => id));
/** A full page as the server sends it, newest first, ending at minute 10. */
const fullPage = Array.from({ length: PAGE_SIZE }, (_, i) => ride(`r${i}`, 9 + PAGE_SIZE - i));

describe('insertFinishedRide', () => {
  it('puts a new ride on top', () => {
    expect(ids(insertFinishedRide(pagesOf([ride('a', 10)]), ride('b', 20)))).toEqual([['b', 'a']]);
  });

  it('puts a new ride on top of however many', () => {
    const history = pagesOf([ride('a', 30), ride('b', 20), ride('c', 10)]);
    expect(ids(insertFinishedRide(history, ride('x', 40)))).toEqual([['x', 'a', 'b', 'c']]);
  });

  it('fills an empty history', () => {
    expect(ids(insertFinishedRide(pagesOf([]), ride('a', 10)))).toEqual([['a']]);
  });

  it('puts a ride that was requested earlier in its place, on whichever page that is', () => {
    const history = pagesOf([ride('a', 40), ride('b', 30)], [ride('c', 20), ride('d', 10)]);
    expect(ids(insertFinishedRide(history, ride('x', 35)))).toEqual([
      ['a', 'x', 'b'],
      ['c', 'd'],
    ]);
    expect(ids(insertFinishedRide(history, ride('x', 15)))).toEqual([
      ['a', 'b'],
      ['c', 'x', 'd'],
    ]);
    expect(ids(insertFinishedRide(history, ride('x', 5)))).toEqual([
      ['a', 'b'],
      ['c', 'd', 'x'],
    ]);
  });

  it('orders rides of one moment by their ids, as the server does', () => {
    const history = pagesOf([ride('b', 10)]);
    expect(ids(insertFinishedRide(history, ride('c', 10)))).toEqual([['c', 'b']]);
    expect(ids(insertFinishedRide(history, ride('a', 10)))).toEqual([['b', 'a']]);
  });

  it('leaves a ride of a page that is not loaded to that page', () => {
    const history = pagesOf(fullPage);
    expect(insertFinishedRide(history, ride('x', 1))).toBe(history);
  });

  it('renews a ride it has, and ignores what is not newer', () => {
    const history = pagesOf([ride('a', 10, 5)]);
    expect(insertFinishedRide(history, ride('a', 10, 5))).toBe(history);
    expect(insertFinishedRide(history, ride('a', 10, 4))).toBe(history);
    const renewed = makeRiderRide('canceled', { id: 'a', from: 10, version: 6 });
    expect(insertFinishedRide(history, renewed).pages).toEqual([[renewed]]);
    const [before, after] = [ride('b', 20), ride('c', 5)];
    expect(insertFinishedRide(pagesOf([before, ride('a', 10, 5), after]), renewed).pages).toEqual([
      [before, renewed, after],
    ]);
  });
});

test('a ride whose end was made another leaves the list of those that ended so', () => {
  const history = pagesOf([ride('a', 40), ride('b', 30)], [ride('c', 20)]);
  expect(ids(dropRide(history, ride('b', 30)))).toEqual([['a'], ['c']]);
  expect(dropRide(history, ride('x', 30))).toBe(history);
});
