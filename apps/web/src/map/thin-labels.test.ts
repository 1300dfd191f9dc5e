import { expect, test } from 'vitest';
import { labelLimit, thinLabels } from './thin-labels.ts';

const frame = { width: 400, height: 300 };
const wish = (id: string, x: number, y: number) => ({ id, x, y, width: 60, height: 16 });

test('names do not stand upon each other; the better known stays', () => {
  expect(thinLabels([wish('a', 100, 100), wish('b', 130, 110), wish('c', 100, 140)], frame, 9)).toEqual([
    'a',
    'c',
  ]);
});

test('names that would be cut by the edge are left out', () => {
  expect(thinLabels([wish('a', 20, 100), wish('b', 390, 100), wish('c', 200, 295)], frame, 9)).toEqual([]);
});

test('markers keep their place', () => {
  const marker = { left: 90, right: 110, top: 90, bottom: 110 };
  expect(thinLabels([wish('a', 100, 100), wish('b', 200, 100)], frame, 9, [marker])).toEqual(['b']);
});

test('from further away fewer names', () => {
  const limits = [8, 10, 11.5, 12.5, 14].map(labelLimit);
  expect(limits).toEqual([0, 6, 12, 24, 48]);
  expect(thinLabels([wish('a', 100, 50), wish('b', 100, 150), wish('c', 100, 250)], frame, 2)).toEqual([
    'a',
    'b',
  ]);
});
