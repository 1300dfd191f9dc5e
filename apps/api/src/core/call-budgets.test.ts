import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from './app-error.ts';
import { CallBudgets } from './call-budgets.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refusal = new AppError('TOO_MANY');

test('400 at once and 200 a second, for each person', () => {
  const budgets = new CallBudgets();
  for (let i = 0; i < 400; i++) budgets.spend('a');
  expect(() => budgets.spend('a')).toThrow(refusal);
  budgets.spend('b', 400);
  vi.advanceTimersByTime(1_000);
  budgets.spend('a', 199);
  expect(() => budgets.spend('a', 2)).toThrow(refusal);
  budgets.spend('a');
  expect(() => budgets.spend('a')).toThrow(refusal);
});

test('a clock that is set back takes nothing from anybody', () => {
  const budgets = new CallBudgets();
  budgets.spend('a', 400);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(1_000);
  budgets.spend('a', 200);
});

test('a thousand refusals are answered, then whoever goes on is cut off', () => {
  const budgets = new CallBudgets();
  budgets.spend('a', 400);
  for (let i = 0; i < 1_000; i++) expect(budgets.ask('a')).toBe('refused');
  expect(budgets.ask('a')).toBe('cut');
  expect(budgets.ask('b')).toBe('allowed');
  vi.advanceTimersByTime(1_000);
  expect(budgets.ask('a', 200)).toBe('allowed');
  for (let i = 0; i < 20; i++) expect(budgets.ask('a')).toBe('refused');
  expect(budgets.ask('a')).toBe('cut');
});

test('who asks no more is forgotten, and gains nothing by it', () => {
  const budgets = new CallBudgets();
  budgets.spend('a', 400);
  vi.advanceTimersByTime(1_999);
  budgets.spend('b');
  expect(budgets.size).toBe(2);
  vi.advanceTimersByTime(1_000);
  budgets.spend('c');
  expect(budgets.size).toBe(1);
  budgets.spend('a', 400);
  expect(() => budgets.spend('a')).toThrow(refusal);
});

test('what is left grows back', () => {
  const budgets = new CallBudgets();
  expect(budgets.left('a')).toEqual({ calls: 400, fullInSeconds: 0 });
  budgets.spend('a', 300);
  expect(budgets.left('a')).toEqual({ calls: 100, fullInSeconds: 2 });
  vi.advanceTimersByTime(1_000);
  expect(budgets.left('a')).toEqual({ calls: 300, fullInSeconds: 1 });
  expect(budgets.left('b').calls).toBe(400);
});
