import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, pageNumbers, SHOW_ALL_USERS } from './page-numbers.ts';

const show = (current: number, total: number) =>
  pageNumbers(current, total)
    .map((mark) => (mark === 'gap' ? '…' : mark))
    .join(' ');

describe('pageNumbers', () => {
  it('shows every page of seven or fewer', () => {
    expect(show(1, 1)).toBe('1');
    expect(show(4, 7)).toBe('1 2 3 4 5 6 7');
  });

  it('shows the first, the last, and those within one of the current', () => {
    expect(show(1, 8)).toBe('1 2 … 8');
    expect(show(2, 8)).toBe('1 2 3 … 8');
    expect(show(3, 8)).toBe('1 2 3 4 … 8');
    expect(show(4, 8)).toBe('1 … 3 4 5 … 8');
    expect(show(8, 8)).toBe('1 … 7 8');
    expect(show(500, 1_000)).toBe('1 … 499 500 501 … 1000');
  });

  it('shows every page of users, until there are too many', () => {
    expect(pageNumbers(9, 50, SHOW_ALL_USERS)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(pageNumbers(9, 51, SHOW_ALL_USERS)).toEqual([1, 'gap', 8, 9, 10, 'gap', 51]);
  });

  it('is never longer than seven marks, in order, without repeats, and with the current page among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(), (total, at) => {
        const current = (at % total) + 1;
        const marks = pageNumbers(current, total);
        const pages = marks.filter((mark) => mark !== 'gap');
        expect(marks.length).toBeLessThanOrEqual(7);
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      }),
    );
  });
});

it('counts pages, one for nothing', () => {
  expect([0, 1, 10, 11, 100, 101].map((total) => countPages(total, 10))).toEqual([1, 1, 1, 2, 10, 11]);
});
