import { expect, test } from 'vitest';
import { ride as bangla } from './ride.bn.ts';
import { ride } from './ride.en.ts';
import { sayCar } from './say-car.ts';

const KARIM = { vehicleModel: 'Toyota Axio', vehicleColor: null };

test('a car is told by its color and model, as far as they are known', () => {
  expect(sayCar({ ...KARIM, vehicleColor: 'white' }, ride)).toBe('White · Toyota Axio');
  expect(sayCar({ ...KARIM, vehicleColor: 'white' }, bangla)).toBe('সাদা · Toyota Axio');
  expect(sayCar(KARIM, ride)).toBe('Toyota Axio');
  expect(sayCar({ vehicleColor: 'red', vehicleModel: null }, ride)).toBe('Red');
  expect(sayCar(null, ride)).toBe('');
});
