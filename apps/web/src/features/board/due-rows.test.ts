import { expect, test } from 'vitest';
import { DueRows } from './due-rows.ts';

test('what is due comes out once, in its order, at the time it was last put in with', () => {
  const rows = new DueRows<{ name: string; dueMs: number }>();
  const make = (name: string, dueMs: number) => {
    const row = { name, dueMs };
    rows.put(row);
    return row;
  };
  const names = (nowMs: number) => rows.takeDue(nowMs).map(({ name }) => name);
  make('later', 30);
  make('never', Number.POSITIVE_INFINITY);
  const moved = make('moved', 10);
  const gone = make('gone', 12);
  make('soon', 20);
  moved.dueMs = 25;
  rows.put(moved);
  rows.put(moved);
  rows.drop(gone);
  expect(rows.nextMs).toBe(20);
  expect(names(19)).toEqual([]);
  expect(names(25)).toEqual(['soon', 'moved']);
  expect(rows.nextMs).toBe(30);
  expect(names(1_000)).toEqual(['later']);
  expect(rows.nextMs).toBe(Number.POSITIVE_INFINITY);
});
