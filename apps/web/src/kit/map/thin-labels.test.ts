import { expect, test } from 'vitest';
import { labelLimit, thinLabels, type Box } from './thin-labels.ts';

const frame = { width: 400, height: 300 };
const ids = (...given: Parameters<typeof thinLabels>) => thinLabels(...given).map(({ id }) => id);
const wish = (id: string, x: number, y: number) => ({ id, x, y, width: 60, height: 16 });

test('names do not stand upon each other; the better known stays', () => {
  expect(ids([wish('a', 100, 100), wish('b', 130, 110), wish('c', 100, 140)], frame, 9)).toEqual(['a', 'c']);
});

test('names that would be cut by the edge are left out', () => {
  expect(ids([wish('a', 20, 100), wish('b', 390, 100), wish('c', 200, 295)], frame, 9)).toEqual([]);
});

test('markers keep their place', () => {
  const marker = { left: 90, right: 110, top: 90, bottom: 110 };
  expect(ids([wish('a', 100, 100), wish('b', 200, 100)], frame, 9, { taken: [marker] })).toEqual(['b']);
});

test('from further away fewer names', () => {
  const limits = [8, 10, 11.5, 12.5, 14].map(labelLimit);
  expect(limits).toEqual([0, 6, 12, 24, 48]);
  expect(ids([wish('a', 100, 50), wish('b', 100, 150), wish('c', 100, 250)], frame, 2)).toEqual(['a', 'b']);
});

test('a name makes room for cars, if there is some beside it', () => {
  const car = (y: number): Box => ({ left: 90, right: 110, top: y - 8, bottom: y + 8 });
  const place = (crossed: Box[], taken: Box[] = []) =>
    thinLabels([wish('a', 100, 100)], frame, 9, { crossed, taken });
  expect(place([])).toEqual([{ id: 'a', dy: 0 }]);
  expect(place([car(92)])).toEqual([{ id: 'a', dy: 22 }]);
  expect(place([car(100)])).toEqual([{ id: 'a', dy: 22 }]);
  expect(place([car(108)])).toEqual([{ id: 'a', dy: -22 }]);
  // Surrounded by cars it stays in its usual place.
  expect(place([car(92), car(108)])).toEqual([{ id: 'a', dy: 0 }]);
  // It never covers a marker to avoid a car.
  expect(place([car(92)], [car(130)])).toEqual([{ id: 'a', dy: 0 }]);
});
