import { expect, test } from 'vitest';
import { readVehicle, writeVehicle } from './kept-vehicle.ts';
import { vehicleValues } from './vehicle-values.ts';

const BEFORE = { id: 'a', values: vehicleValues() };
const TYPED = { id: 'b', values: { ...BEFORE.values, model: 'Toyota Noah', seats: '' } };

test('what was typed comes back, with its id', () => {
  const text = writeVehicle(TYPED, BEFORE.values);
  expect(readVehicle(text, BEFORE)).toEqual(TYPED);
  expect(JSON.parse(text)).toEqual({ id: 'b', model: 'Toyota Noah', seats: '' });
});

test('nothing typed keeps nothing', () => {
  expect(writeVehicle(BEFORE, BEFORE.values)).toBe('');
  expect(readVehicle('', BEFORE)).toEqual(BEFORE);
});

test('a field that nobody typed in shows what it is by now', () => {
  const now = { id: 'a', values: { ...BEFORE.values, licensePlate: 'DHK-NEW' } };
  expect(readVehicle(writeVehicle(TYPED, BEFORE.values), now).values).toMatchObject({
    model: 'Toyota Noah',
    licensePlate: 'DHK-NEW',
  });
});

test.each(['{', 'null', '7', '{"model":7,"id":[],"other":"x"}'])('%s is no vehicle', (text) => {
  expect(readVehicle(text, BEFORE)).toEqual(BEFORE);
});
