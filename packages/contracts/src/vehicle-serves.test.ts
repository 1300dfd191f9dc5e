import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_RIDE_TYPES, type FirstRideType } from './first-ride-types.ts';
import { classesOf, isSameVehicle, kindsOf, vehicleServes } from './vehicle-serves.ts';

const cng = {
  ...FIRST_RIDE_TYPES[0],
  id: 'cng',
  names: { en: 'CNG', bn: 'সিএনজি' },
  vehicleKind: 'cng',
  seats: 3,
};
const types = [...FIRST_RIDE_TYPES, cng];

test.each<[string, number, number, (FirstRideType | 'cng')[]]>([
  ['car', 1, 3, []],
  ['car', 1, 4, ['standard']],
  ['car', 1, 6, ['standard', 'xl']],
  ['car', 2, 4, ['standard', 'comfort']],
  ['car', 3, 5, ['standard', 'comfort', 'premium']],
  ['car', 4, 4, ['standard', 'comfort', 'premium', 'luxury']],
  ['car', 4, 7, ['standard', 'comfort', 'premium', 'luxury', 'xl']],
  ['cng', 1, 3, ['cng']],
  ['cng', 9, 20, ['cng']],
  ['bike', 9, 20, []],
])('a %s of class %d with %d seats serves %j', (kind, classRank, seats, served) => {
  const found = types.filter((type) => vehicleServes({ kind, classRank, seats }, type));
  expect(found.map(({ id }) => id)).toEqual(served);
});

test('a better vehicle of the same kind serves whatever a lesser one does', () => {
  const rank = fc.integer({ min: 1, max: 9 });
  const seats = fc.integer({ min: 1, max: 20 });
  const more = fc.nat(8);
  fc.assert(
    fc.property(fc.constantFrom(...types), rank, seats, more, more, (type, classRank, has, up, wider) => {
      const kind = type.vehicleKind;
      if (vehicleServes({ kind, classRank, seats: has }, type))
        expect(vehicleServes({ kind, classRank: classRank + up, seats: has + wider }, type)).toBe(true);
    }),
  );
});

test('classes are called as the smallest type is that begins with them', () => {
  expect(kindsOf(types)).toEqual(['car', 'cng']);
  expect(classesOf('car', types).map(({ id }) => id)).toEqual(['standard', 'comfort', 'premium', 'luxury']);
  expect(classesOf('cng', types).map(({ id }) => id)).toEqual(['cng']);
  const closed = types.map((type) => ({ ...type, isEnabled: type.id !== 'cng' && type.id !== 'comfort' }));
  expect(kindsOf(closed)).toEqual(['car']);
  expect(classesOf('car', closed).map(({ id }) => id)).toEqual(['standard', 'premium', 'luxury']);
});

test('a vehicle is another one by its kind, its class or its seats', () => {
  const car = { kind: 'car', classRank: 2, seats: 4 };
  expect(isSameVehicle(car, { ...car })).toBe(true);
  for (const change of [{ kind: 'cng' }, { classRank: 3 }, { seats: 5 }])
    expect(isSameVehicle(car, { ...car, ...change })).toBe(false);
});
