import { describe, expect, it } from 'vitest';
import { holdItems } from './hold-items.ts';

const list = (...words: string[]) => words.map((word) => ({ id: word.charAt(0), word }));

describe('holdItems', () => {
  it('shows the list as it is while nobody is at it', () => {
    expect(holdItems(list('b', 'a'), null)).toEqual({
      items: list('b', 'a'),
      leftIds: [],
      isBehind: false,
    });
  });

  it('renews what stands there in its place', () => {
    expect(holdItems(list('a2', 'b2'), list('a1', 'b1'))).toEqual({
      items: list('a2', 'b2'),
      leftIds: [],
      isBehind: false,
    });
  });

  it('keeps the order, lets new ones wait, and names those that the list has no more', () => {
    expect(holdItems(list('c1', 'a2'), list('a1', 'b1'))).toEqual({
      items: list('a2', 'b1'),
      leftIds: ['b'],
      isBehind: true,
    });
    expect(holdItems(list('b', 'a'), list('a', 'b'))).toMatchObject({
      items: list('a', 'b'),
      isBehind: true,
    });
    expect(holdItems([], list('a'))).toEqual({ items: list('a'), leftIds: ['a'], isBehind: true });
    expect(holdItems(list('a', 'b'), list('a'))).toMatchObject({ items: list('a'), isBehind: true });
  });
});
