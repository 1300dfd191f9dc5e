import { expect, test } from 'vitest';
import { compareRounds, verdictOf } from './compare.ts';

const write = (value: number) => `${value} µs`;

test('medians are compared, and the goal is a bound from above or below', () => {
  const rounds = { floor: [10, 10, 11], product: [12, 12, 90] };
  const most = compareRounds('x', rounds, write, { atMost: 1.1 });
  expect(most).toMatchObject({ floor: '10 µs', product: '12 µs', ratio: 1.2, goal: 'at most 1.1' });
  expect(verdictOf(most)).toBe('NOT reached');
  expect(verdictOf(compareRounds('x', rounds, write, { atLeast: 1.1 }))).toBe('reached');
});

test('where the floor’s own rounds lie far apart nothing is judged', () => {
  const rounds = { floor: [10, 14, 20, 30], product: [10, 10, 10, 10] };
  expect(verdictOf(compareRounds('x', rounds, write, { atMost: 2 }))).toBe('not judged');
});

test('what has no rounds is judged by how busy the machine was before', () => {
  const { spread: _, ...single } = compareRounds('x', { floor: [10], product: [10] }, write, { atMost: 2 });
  expect(verdictOf({ ...single, isBusy: true })).toBe('not judged');
  expect(verdictOf({ ...single, isBusy: false })).toBe('reached');
  expect(verdictOf({ ...single, isBusy: true, spread: 0.1 })).toBe('reached');
});
