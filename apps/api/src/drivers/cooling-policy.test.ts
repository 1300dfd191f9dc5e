import { COOLING_COUNT } from '@ridewire/contracts';
import { describe, expect, test } from 'vitest';
import { judgeDeclines, type RecentAnswers } from './cooling-policy.ts';

const MINUTE = 60_000;
const NOTHING: RecentAnswers = { declinesAgoMs: [], keptAgoMs: null, cooledAgoMs: null, coolings: 0 };
/** This many declines, evenly spaced, the last one now. */
const declined = (count: number, everyMinutes = 1) =>
  Array.from({ length: count }, (_, i) => i * everyMinutes * MINUTE);
const judge = (answers: Partial<RecentAnswers>) => judgeDeclines({ ...NOTHING, ...answers });

describe('what is turned down in a row', () => {
  test.each([0, 1, COOLING_COUNT.row - 1])('%i are none of our business', (count) => {
    expect(judge({ declinesAgoMs: declined(count) })).toBeNull();
  });
  test('five are too many, and so are six', () => {
    const first = { why: 'row', ms: 3 * MINUTE, coolings: 1 };
    expect(judge({ declinesAgoMs: declined(5) })).toEqual(first);
    expect(judge({ declinesAgoMs: declined(6) })).toEqual(first);
  });
  test('what was turned down half an hour ago belongs to no row', () => {
    expect(judge({ declinesAgoMs: [...declined(4), 30 * MINUTE - 1] })).toMatchObject({ why: 'row' });
    expect(judge({ declinesAgoMs: [...declined(4), 30 * MINUTE] })).toBeNull();
  });
  test('a ride that was taken and kept begins the row anew', () => {
    expect(judge({ declinesAgoMs: declined(5), keptAgoMs: 3.5 * MINUTE })).toBeNull();
    expect(judge({ declinesAgoMs: declined(5), keptAgoMs: 4 * MINUTE })).toBeNull();
    expect(judge({ declinesAgoMs: declined(5), keptAgoMs: 4 * MINUTE + 1 })).toMatchObject({ why: 'row' });
  });
});

describe('what is turned down within an hour', () => {
  const taken = { keptAgoMs: 1 };
  test('ten are too many, whatever was taken in between', () => {
    expect(judge({ ...taken, declinesAgoMs: declined(9, 6) })).toBeNull();
    expect(judge({ ...taken, declinesAgoMs: declined(10, 6) })).toMatchObject({ why: 'hour' });
  });
  test('older ones don’t count', () => {
    expect(judge({ ...taken, declinesAgoMs: [...declined(9, 6), 60 * MINUTE - 1] })).toMatchObject({
      why: 'hour',
    });
    expect(judge({ ...taken, declinesAgoMs: [...declined(9, 6), 60 * MINUTE] })).toBeNull();
  });
  test('both at once are called a row', () => {
    expect(judge({ declinesAgoMs: declined(10) })).toMatchObject({ why: 'row' });
  });
});

describe('how long it lasts', () => {
  const again = (coolings: number, cooledAgoMs: number) =>
    judge({ declinesAgoMs: declined(5), cooledAgoMs, coolings });
  test.each([
    [0, 3],
    [1, 6],
    [2, 12],
    [3, 15],
    [4, 15],
    [200, 15],
  ])('after %i in close succession: %i minutes', (coolings, minutes) => {
    expect(again(coolings, 10 * MINUTE)).toEqual({
      why: 'row',
      ms: minutes * MINUTE,
      coolings: coolings + 1,
    });
  });
  test('two hours later all is forgotten', () => {
    expect(again(3, 120 * MINUTE - 1)).toMatchObject({ ms: 15 * MINUTE });
    expect(again(3, 120 * MINUTE)).toEqual({ why: 'row', ms: 3 * MINUTE, coolings: 1 });
  });
});
