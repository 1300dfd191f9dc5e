import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lackOf,
  LONGEST_MOVE_SECONDS,
  spareOf,
  suggestMoves,
  type AreaBalance,
  type MovableCar,
} from './suggest-moves.ts';

const area = (
  id: string,
  expected: number,
  idleCars = 0,
  comingCars = 0,
  nearIds: string[] = [],
): AreaBalance => ({
  id,
  expected,
  idleCars,
  comingCars,
  nearIds,
});
const car = (
  id: string,
  areaId: string,
  waitedSeconds: number,
  reach: Record<string, number>,
): MovableCar => ({
  id,
  areaId,
  waitedSeconds,
  reach: Object.entries(reach).map(([to, seconds]) => ({ areaId: to, seconds })),
});

test('who has waited longest goes first, and no more go than are lacking', () => {
  const areas = [area('busy', 2.9, 1), area('calm', 0, 3)];
  const cars = [10, 900, 300].map((waited, i) => car(`c${i}`, 'calm', waited, { busy: 240 }));
  expect(suggestMoves(areas, cars)).toEqual([{ carId: 'c1', areaId: 'busy', seconds: 240 }]);
});

test('who comes already is lacking no more', () => {
  const cars = [car('a', 'calm', 1, { busy: 60 })];
  expect(suggestMoves([area('busy', 2, 0, 1), area('calm', 0, 1)], cars)).toHaveLength(1);
  expect(suggestMoves([area('busy', 2, 0, 2), area('calm', 0, 1)], cars)).toEqual([]);
  expect(suggestMoves([area('busy', 2, 1, 1), area('calm', 0, 1)], cars)).toEqual([]);
});

test('nobody is sent far, to where they are, or away from where they are needed', () => {
  const busy = area('busy', 5);
  expect(suggestMoves([busy], [car('a', 'calm', 1, { busy: LONGEST_MOVE_SECONDS + 1 })])).toEqual([]);
  expect(suggestMoves([busy], [car('a', 'calm', 1, { busy: LONGEST_MOVE_SECONDS })])).toHaveLength(1);
  expect(suggestMoves([{ ...busy, idleCars: 1 }], [car('a', 'busy', 1, { busy: 0 })])).toEqual([]);
  expect(suggestMoves([busy, area('needs', 0.5, 1)], [car('a', 'needs', 1, { busy: 60 })])).toEqual([]);
  expect(suggestMoves([busy], [car('a', 'calm', 1, {})])).toEqual([]);
});

test('the nearer of two that lack as much, and further where much more is lacking', () => {
  const go = (near: number, far: number) =>
    suggestMoves([area('near', near), area('far', far)], [car('a', '-', 1, { near: 60, far: 400 })])[0]
      ?.areaId;
  expect(go(2, 2)).toBe('near');
  expect(go(2, 9)).toBe('far');
});

test('an area that has nearly what it expects lacks nothing', () => {
  const lack = (expected: number, idleCars: number, comingCars = 0) =>
    lackOf({ expected, idleCars, comingCars });
  expect([lack(10, 0), lack(10, 6), lack(10, 3, 3), lack(10, 7), lack(10, 4, 3)]).toEqual([10, 4, 4, 0, 0]);
  expect([lack(0.9, 0), lack(1, 0), lack(0, 0), lack(2.9, 2)]).toEqual([0, 1, 0, 0]);
  expect(spareOf({ expected: 2.5, idleCars: 4 })).toBe(1);
  expect(spareOf({ expected: 3, idleCars: 2 })).toBe(0);
});

test('what a neighbor can spare is not lacking, and stays to be lent', () => {
  const go = (spare: number) =>
    suggestMoves(
      [area('busy', 3, 0, 0, ['near']), area('near', 0, spare), area('calm', 0, 9)],
      [car('a', 'calm', 60, { busy: 300 }), car('b', 'near', 900, { busy: 60 })],
    ).map(({ carId }) => carId);
  expect(go(3)).toEqual([]);
  // Neither of the two next door is sent, although they have waited longest.
  expect(go(2)).toEqual(['a']);
});

test('the same whatever the order of what is given', () => {
  const areas = [area('x', 3), area('y', 2)];
  const cars = ['a', 'b', 'c', 'd'].map((id) => car(id, '-', 60, { x: 100, y: 100 }));
  expect(suggestMoves(areas.toReversed(), cars.toReversed())).toEqual(suggestMoves(areas, cars));
});

const ids = ['p', 'q', 'r', 's'];
const cities = fc
  .record({
    areas: fc.tuple(
      ...ids.map((id) =>
        fc.record({
          id: fc.constant(id),
          expected: fc.double({ min: 0, max: 12, noNaN: true }),
          coming: fc.nat(3),
          near: fc.subarray(ids.filter((other) => other !== id)),
        }),
      ),
    ),
    cars: fc.array(
      fc.record({
        at: fc.constantFrom(...ids, 'nowhere'),
        waited: fc.nat(3_000),
        reach: fc.tuple(...ids.map(() => fc.nat(900))),
      }),
      { maxLength: 30 },
    ),
  })
  .map(({ areas, cars }) => ({
    areas: areas.map(({ id, expected, coming, near }) =>
      area(id, expected, cars.filter(({ at }) => at === id).length, coming, near),
    ),
    cars: cars.map(({ at, waited, reach }, i) =>
      car(`c${i}`, at, waited, Object.fromEntries(ids.map((id, n) => [id, reach[n]!]))),
    ),
  }));

test('one move a car at most, no area gets more than it lacks or gives what it needs, none does both', () => {
  fc.assert(
    fc.property(cities, ({ areas, cars }) => {
      const moves = suggestMoves(areas, cars);
      const fromOf = new Map(cars.map(({ id, areaId }) => [id, areaId]));
      expect(new Set(moves.map(({ carId }) => carId)).size).toBe(moves.length);
      const gives = new Set(moves.map(({ carId }) => fromOf.get(carId)));
      for (const one of areas) {
        const gets = moves.filter(({ areaId }) => areaId === one.id).length;
        const left = moves.filter(({ carId }) => fromOf.get(carId) === one.id).length;
        expect(gets).toBeLessThanOrEqual(lackOf(one));
        expect(left).toBeLessThanOrEqual(spareOf(one));
        expect(gets > 0 && gives.has(one.id)).toBe(false);
      }
      for (const { seconds } of moves) expect(seconds).toBeLessThanOrEqual(LONGEST_MOVE_SECONDS);
    }),
  );
});

test('once all have followed, nobody is sent back', () => {
  fc.assert(
    fc.property(cities, ({ areas, cars }) => {
      const toOf = new Map(suggestMoves(areas, cars).map(({ carId, areaId }) => [carId, areaId]));
      const moved = cars.map((one) => ({ ...one, areaId: toOf.get(one.id) ?? one.areaId }));
      const after = areas.map((one) => ({
        ...one,
        idleCars: moved.filter(({ areaId }) => areaId === one.id).length,
      }));
      for (const { carId } of suggestMoves(after, moved)) expect(toOf.has(carId)).toBe(false);
    }),
  );
});

test('a car next door covers the area that lacks most, of equals the first', () => {
  const fromAfar = ['a', 'b', 'c'].map((id) => car(id, 'afar', 1, { x: 60, y: 60 }));
  const counts = (lackOfX: number, lackOfY: number) => {
    const areas = [area('x', lackOfX, 0, 0, ['z']), area('y', lackOfY, 0, 0, ['z']), area('z', 0, 1)];
    const moves = suggestMoves(areas, fromAfar);
    return ['x', 'y'].map((id) => moves.filter(({ areaId }) => areaId === id).length);
  };
  expect(counts(1, 3)).toEqual([1, 2]);
  expect(counts(3, 1)).toEqual([2, 1]);
  expect(counts(2, 2)).toEqual([1, 2]);
});

test('an area gives only what it can spare, of equal choices the first is taken, and every lack is filled', () => {
  const busy = area('busy', 2);
  const cars = ['b', 'a'].map((id) => car(id, 'calm', 1, { busy: 60 }));
  expect(suggestMoves([busy, area('calm', 0, 1)], cars).map(({ carId }) => carId)).toEqual(['a']);
  expect(suggestMoves([busy, area('calm', 0, 2)], cars)).toHaveLength(2);
  const [move] = suggestMoves([area('y', 2), area('x', 2)], [car('a', 'calm', 1, { y: 60, x: 60 })]);
  expect(move?.areaId).toBe('x');
  const [same] = suggestMoves([area('y', 2), area('x', 2)], [car('a', 'calm', 1, { x: 60, y: 60 })]);
  expect(same?.areaId).toBe('x');
});

test('which of two equal areas a car next door covers does not follow from their order', () => {
  const areas = ['x', 'y'].map((id) => area(id, 2, 0, 0, ['z']));
  const cars = ['a', 'b', 'c'].map((id) => car(id, 'afar', 1, { x: 60, y: 60 }));
  const to = (given: typeof areas) =>
    suggestMoves([...given, area('z', 0, 1)], cars)
      .map(({ areaId }) => areaId)
      .toSorted();
  expect(to(areas)).toEqual(['x', 'y', 'y']);
  expect(to(areas.toReversed())).toEqual(['x', 'y', 'y']);
});
