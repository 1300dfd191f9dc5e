import { expect, test } from 'vitest';
import { changedVehicle, checkVehicle, vehicleInput, vehicleValues } from './vehicle-values.ts';

const ID = '0197a000-0000-7000-8000-0000000000f1';
const VAN = { ...vehicleValues(), model: 'Toyota Noah', licensePlate: 'DHK-77', seats: '6' };

test('a new vehicle begins as a usual car, and needs a model and a plate', () => {
  expect(vehicleInput(ID, VAN)).toEqual({
    ...{ vehicleId: ID, model: 'Toyota Noah', licensePlate: 'DHK-77', color: '' },
    ...{ kind: 'car', classRank: 1, seats: 6 },
  });
  expect(checkVehicle(ID, VAN, true)).toEqual({});
  expect(Object.keys(checkVehicle(ID, vehicleValues(), true))).toEqual(['model', 'licensePlate']);
});

test('a blank field of a known one keeps the old value', () => {
  expect(checkVehicle(ID, { ...VAN, model: ' ', licensePlate: '', seats: '' }, false)).toEqual({});
});

test('of the driven one only what changed is sent', () => {
  expect(changedVehicle(VAN, VAN)).toEqual({});
  expect(changedVehicle(VAN, { ...VAN, model: ' ', licensePlate: 'DHK-78 ', seats: '5' })).toEqual({
    licensePlate: 'DHK-78 ',
    seats: 5,
  });
});

test.each([
  [{ seats: '21' }, 'seats'],
  [{ seats: 'six' }, 'seats'],
  [{ licensePlate: 'A' }, 'licensePlate'],
  [{ licensePlate: 'DHK/77' }, 'licensePlate'],
  [{ model: 'N' }, 'model'],
])('%j is a mistake', (change, field) => {
  expect(Object.keys(checkVehicle(ID, { ...VAN, ...change }, false))).toEqual([field]);
});
