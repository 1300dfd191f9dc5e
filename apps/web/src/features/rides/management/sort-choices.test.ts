import { expect, test } from 'vitest';
import { rides } from '../texts.en.ts';
import { isSortUntrue, sortChoices } from './sort-choices.ts';

test('all orders can be chosen of what is known whole', () => {
  const plain = ['newest', 'oldest', 'dearest', 'cheapest'].map((value) =>
    expect.objectContaining({ value }),
  );
  expect(sortChoices(rides, undefined)).toEqual(plain);
  expect(sortChoices(rides, {})).toEqual(plain);
});

test('of a search that found too many only the newest first, and it is said why', () => {
  const [newest, others] = sortChoices(rides, { isCapped: true });
  expect(newest).toEqual({ value: 'newest', label: 'Newest first' });
  expect(others).toEqual({
    group: 'Narrow the search to sort',
    items: ['oldest', 'dearest', 'cheapest'].map((value) =>
      expect.objectContaining({ value, disabled: true }),
    ),
  });
});

test('an order from the address is dropped where it would be untrue', () => {
  expect(isSortUntrue('oldest', { isCapped: true })).toBe(true);
  expect(isSortUntrue('oldest', {})).toBe(false);
  expect(isSortUntrue(undefined, { isCapped: true })).toBe(false);
});
