import { FIRST_RIDE_TYPES, USUAL_VEHICLE } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { completeVehicle } from './complete-vehicle.ts';

const types = [
  ...FIRST_RIDE_TYPES,
  { ...FIRST_RIDE_TYPES[0], id: 'tuk', vehicleKind: 'cng', leastClass: 2, seats: 3 },
];

test.each([
  [{}, USUAL_VEHICLE],
  [{ seats: 7 }, { ...USUAL_VEHICLE, seats: 7 }],
  [{ classRank: 4 }, { ...USUAL_VEHICLE, classRank: 4 }],
  [{ kind: 'cng' }, { kind: 'cng', classRank: 2, seats: 4 }],
])('said %j it is %j', (said, whole) => {
  expect(completeVehicle(types, USUAL_VEHICLE, said)).toEqual(whole);
});

test.each([
  [{ kind: 'boat' }, 'vehicleKind'],
  [{ classRank: 5 }, 'vehicleClass'],
  [{ kind: 'cng', classRank: 1 }, 'vehicleClass'],
])('%j is refused', (said, key) => {
  expect(() => completeVehicle(types, USUAL_VEHICLE, said)).toThrow(
    expect.objectContaining({ refused: [key] }),
  );
});

test('what the city offers no more stays until it is said otherwise', () => {
  const old = { kind: 'boat', classRank: 3, seats: 8 };
  expect(completeVehicle(types, old, { seats: 9 })).toEqual({ ...old, seats: 9 });
});
