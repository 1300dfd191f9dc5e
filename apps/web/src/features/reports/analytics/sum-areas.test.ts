import { expect, test } from 'vitest';
import { sumAreas } from './sum-areas.ts';

const place = (name: string, lat: number, lng: number) => ({ id: name, name, area: '', lat, lng });
const PLACES = [place('Gulshan', 23.79, 90.41), place('Airport', 23.85, 90.4), place('Mirpur', 23.8, 90.36)];

test('cells count for the place nearest to them, most asked for first', () => {
  const cells = [
    { lat: 23.791, lng: 90.412, requestedCount: 3 },
    { lat: 23.849, lng: 90.401, requestedCount: 4 },
    { lat: 23.787, lng: 90.409, requestedCount: 5 },
  ];
  expect(sumAreas(cells, PLACES)).toEqual([
    { name: 'Gulshan', requestedCount: 8 },
    { name: 'Airport', requestedCount: 4 },
  ]);
});

test('without places there are no names', () => {
  expect(sumAreas([{ lat: 1, lng: 1, requestedCount: 1 }], [])).toEqual([]);
});
