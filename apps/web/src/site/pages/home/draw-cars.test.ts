import { CITY_DRAWING, type CityNowCar } from '@ridewire/contracts/city-now';
import { expect, test } from 'vitest';
import { drawCars } from './draw-cars.ts';

const { lat, lng } = CITY_DRAWING.center;
const car = (bearing: number | null): CityNowCar => [7, lat, lng, bearing, 1];

test.each([
  [350, 10, 370],
  [10, 350, -10],
  [0, 180, 180],
  [45, 45, 45],
])('from %i to %i a car turns the short way', (before, bearing, angle) => {
  const first = drawCars([], [car(before)]);
  expect(drawCars(first, [car(bearing)])[0]?.angle).toBe(angle);
});

test('a car lies where the drawing has it, and without a heading has none', () => {
  expect(drawCars([], [car(null)])).toEqual([
    { id: 7, x: CITY_DRAWING.width / 2, y: CITY_DRAWING.height / 2, angle: null, isAboard: true },
  ]);
});
