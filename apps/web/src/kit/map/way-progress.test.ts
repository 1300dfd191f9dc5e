import { distanceMeters } from '@ridewire/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWay, place } from '../../testing/make-way.ts';
import { decodeWay, lengthOf, placeOn, restOfWay } from './known-way.ts';
import { findNextStep, progressOn } from './way-progress.ts';

/** Routes that always lead farther north, so that no place is on them twice. */
const northbound = fc
  .array(fc.tuple(fc.integer({ min: 40, max: 900 }), fc.integer({ min: -300, max: 300 })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((legs) => {
    let [north, east] = [0, 0];
    const corners = legs.map(([up, aside]) => place((north += up), (east += aside)));
    return decodeWay(makeWay([place(0), ...corners]));
  });

test('what is driven and what is left are the whole, and the time is that of the line', () => {
  fc.assert(
    fc.property(northbound, fc.double({ min: 0, max: 1, noNaN: true }), (way, share) => {
      const meters = lengthOf(way) * share;
      const progress = progressOn(way, placeOn(way, meters));
      expect(progress.offMeters).toBeLessThan(0.5);
      expect(Math.abs(progress.drivenMeters - meters)).toBeLessThan(1);
      expect(progress.drivenMeters + progress.leftMeters).toBeCloseTo(lengthOf(way), 6);
      expect(Math.abs(progress.leftSeconds - progress.leftMeters / 10)).toBeLessThan(2);
    }),
    { numRuns: 60 },
  );
});

test('no point of the line is nearer than the one found', () => {
  fc.assert(
    fc.property(
      northbound,
      fc.integer({ min: -500, max: 9_000 }),
      fc.integer({ min: -2_000, max: 2_000 }),
      (way, north, east) => {
        const position = place(north, east);
        const { offMeters } = progressOn(way, position);
        const nearest = Math.min(
          ...Array.from({ length: 101 }, (_, i) =>
            distanceMeters(position, placeOn(way, (lengthOf(way) * i) / 100)),
          ),
        );
        expect(offMeters).toBeLessThan(nearest * 1.01 + 1);
      },
    ),
    { numRuns: 60 },
  );
});

test('what lies ahead begins where the car is and ends where the way does', () => {
  const way = decodeWay(makeWay([place(0), place(100), place(100, 100)]));
  expect(restOfWay(way, 40)).toHaveLength(3);
  expect(distanceMeters(restOfWay(way, 40)[0] ?? place(0), place(40))).toBeLessThan(1);
  expect(restOfWay(way, 150)).toHaveLength(2);
  expect(restOfWay(way, 1_000)).toEqual([way.points[2]]);
});

test('of a street that is driven there and back, it is known which time it is', () => {
  const way = decodeWay(makeWay([place(0), place(600), place(0)]));
  expect(progressOn(way, place(500), 480).drivenMeters).toBeCloseTo(500, -1);
  expect(progressOn(way, place(500), 680).drivenMeters).toBeCloseTo(700, -1);
  // Far from where it was, wherever on the route it is now.
  expect(progressOn(way, place(10), 600).offMeters).toBeLessThan(1);
});

test('a way of one place is driven', () => {
  const way = decodeWay(makeWay([place(0)], [{ turn: 'arrive', at: 0 }]));
  expect(progressOn(way, place(30))).toMatchObject({ drivenMeters: 0, leftMeters: 0, leftSeconds: 0 });
  expect(findNextStep(way, 0)).toMatchObject({ index: 0, meters: 0 });
});

test('the next step is the first that is not passed, and the last stays', () => {
  const way = decodeWay(
    makeWay(
      [place(0), place(300), place(300, 200)],
      [
        { turn: 'depart', at: 0 },
        { turn: 'right', at: 1 },
        { turn: 'arrive', at: 2 },
      ],
    ),
  );
  const nextAt = (meters: number) => {
    const next = findNextStep(way, meters);
    return next && [next.step.turn, Math.round(next.meters), next.current?.turn];
  };
  expect(nextAt(0)).toEqual(['right', 300, 'depart']);
  expect(nextAt(303)).toEqual(['right', 0, 'depart']);
  expect(nextAt(310)).toEqual(['arrive', 191, 'right']);
  expect(nextAt(520)).toEqual(['arrive', 0, 'right']);
  expect(findNextStep(decodeWay(makeWay([place(0), place(9)])), 0)).toBeUndefined();
});
