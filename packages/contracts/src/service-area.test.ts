import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LatLng } from './geo.ts';
import { ringMistake } from './ring-mistake.ts';
import { closeRing, explainService, isInRing, type ServedArea } from './service-area.ts';

const at = (lat: number, lng: number): LatLng => ({ lat, lng });
const SQUARE = [at(23.7, 90.3), at(23.7, 90.5), at(23.9, 90.5), at(23.9, 90.3)];
/** A square with a notch from the north. */
const NOTCHED = [...SQUARE.slice(0, 3), at(23.9, 90.41), at(23.75, 90.4), at(23.9, 90.39), at(23.9, 90.3)];
const INSIDE = at(23.8, 90.35);
const OUTSIDE = at(23.8, 90.6);

/** Corners in the order of their angles around a middle: a ring that never crosses itself. */
const star = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 3_599 }), fc.double({ min: 0.01, max: 0.2, noNaN: true })), {
    minLength: 12,
    maxLength: 200,
  })
  .map((spokes) => [...new Map(spokes)].toSorted(([a], [b]) => a - b))
  // With a gap of half a turn its middle would lie beyond the edge.
  .filter((spokes) =>
    spokes.every(([a], i) => ((spokes[(i + 1) % spokes.length]![0] - a + 3_600) % 3_600 || 3_600) < 1_790),
  )
  .map((spokes) =>
    spokes.map(([tenths, far]) => {
      const angle = (tenths / 1_800) * Math.PI;
      return at(23.8 + far * Math.sin(angle), 90.4 + far * Math.cos(angle));
    }),
  );
/** The corners, nearer to the middle or farther from it by this share. */
const moved = (corners: readonly LatLng[], share: number) =>
  corners.map(({ lat, lng }) => at(23.8 + (lat - 23.8) * share, 90.4 + (lng - 90.4) * share));

test('a ring holds what lies within, and its edge', () => {
  const [square, notched] = [closeRing(SQUARE), closeRing(NOTCHED)];
  expect(isInRing(square, INSIDE)).toBe(true);
  expect(isInRing(square, OUTSIDE)).toBe(false);
  expect(isInRing(square, at(23.7, 90.4))).toBe(true);
  expect(isInRing(square, at(23.7, 90.3))).toBe(true);
  expect(isInRing(notched, at(23.88, 90.4))).toBe(false);
  expect(isInRing(notched, at(23.74, 90.4))).toBe(true);
});

test('a ring around a middle has no mistake; what lies nearer to the middle is inside, what lies farther is outside', () => {
  fc.assert(
    fc.property(star, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (corners, share) => {
      expect(ringMistake(corners)).toBeNull();
      const ring = closeRing(corners);
      for (const point of moved(corners, share)) expect(isInRing(ring, point)).toBe(true);
      for (const point of moved(corners, 1 + share)) expect(isInRing(ring, point)).toBe(false);
    }),
    { numRuns: 40 },
  );
});

test('the direction and the first corner of a ring make no difference, also where it crosses itself', () => {
  const places = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
    ...{ minLength: 3, maxLength: 8 },
    selector: ([lat, lng]) => `${lat} ${lng}`,
  });
  fc.assert(
    fc.property(places, fc.nat(), (pairs, turn) => {
      const corners = pairs.map(([lat, lng]) => at(lat, lng));
      const first = turn % corners.length;
      const turned = [...corners.slice(first), ...corners.slice(0, first)];
      expect(ringMistake(turned)).toBe(ringMistake(corners));
      expect(ringMistake(turned.toReversed())).toBe(ringMistake(corners));
    }),
  );
});

test('corners in a convex ring cross as soon as two neighbors are exchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 60 }), fc.nat(), (count, turn) => {
      const circle = Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * 2 * Math.PI;
        return at(Math.sin(angle), Math.cos(angle));
      });
      const i = turn % (count - 1);
      const exchanged = [...circle.slice(0, i), circle[i + 1]!, circle[i]!, ...circle.slice(i + 2)];
      expect(ringMistake(circle)).toBeNull();
      expect(ringMistake(exchanged)).toBe('areaCrosses');
    }),
  );
});

test.each([
  ['two corners', SQUARE.slice(0, 2), 'areaCorners'],
  ['none', [], 'areaCorners'],
  ['201 corners', Array.from({ length: 201 }, (_, i) => at(23 + i / 1_000, 90 + (i % 2))), 'areaCorners'],
  ['a corner twice', [...SQUARE, at(23.7, 90.3)], 'areaSamePlace'],
  ['a bow', [SQUARE[0]!, SQUARE[2]!, SQUARE[1]!, SQUARE[3]!], 'areaCrosses'],
  ['three corners almost on a line', [at(23.78, 90.4), at(23.79, 90.41), at(23.8, 90.42)], 'areaSmall'],
  [
    'fewer meters than a stand of taxis has',
    [at(23.78, 90.4), at(23.7801, 90.4), at(23.7801, 90.4001)],
    'areaSmall',
  ],
  ['three corners on a line', [at(23.7, 90.3), at(23.7, 90.4), at(23.7, 90.5)], 'areaCrosses'],
  [
    'an edge that goes back over the one before',
    [...SQUARE.slice(0, 2), at(23.7, 90.4), at(23.9, 90.4)],
    'areaCrosses',
  ],
  ['a corner on another edge', [...SQUARE.slice(0, 3), at(23.7, 90.4), at(23.9, 90.3)], 'areaCrosses'],
  ['a triangle', SQUARE.slice(0, 3), null],
  ['a corner on a straight edge', [at(23.7, 90.3), at(23.7, 90.4), ...SQUARE.slice(1)], null],
  ['a notch', NOTCHED, null],
] as const)('%s: %#', (_name, corners, wrong) => expect(ringMistake(corners)).toBe(wrong));

const area = (change: Partial<ServedArea> = {}): ServedArea => ({
  ...{ ring: closeRing(SQUARE), isBothEnds: false },
  ...change,
});
const EAST = area({ ring: closeRing(SQUARE.map(({ lat, lng }) => at(lat, lng + 0.25))) });

test.each([
  ['no area', [], OUTSIDE, OUTSIDE, null],
  ['a pickup inside, and any destination', [area()], INSIDE, OUTSIDE, null],
  ['a pickup outside', [area()], OUTSIDE, INSIDE, 'PICKUP_NOT_SERVED'],
  ['a pickup outside, before there is a destination', [area()], OUTSIDE, null, 'PICKUP_NOT_SERVED'],
  ['a pickup in the second of two', [area(), EAST], OUTSIDE, at(0, 0), null],
  ['both ends, both inside', [area({ isBothEnds: true })], INSIDE, at(23.71, 90.31), null],
  ['both ends, and no destination yet', [area({ isBothEnds: true })], INSIDE, null, null],
  [
    'both ends, the destination outside',
    [area({ isBothEnds: true })],
    INSIDE,
    OUTSIDE,
    'DESTINATION_NOT_SERVED',
  ],
  ['both ends, the destination in another', [area({ isBothEnds: true }), EAST], INSIDE, OUTSIDE, null],
  [
    'both ends, and an area below that allows any',
    [area({ isBothEnds: true }), area()],
    INSIDE,
    OUTSIDE,
    null,
  ],
] as const)('%s: %#', (_name, areas, pickup, destination, why) =>
  expect(explainService(areas, pickup, destination)).toBe(why),
);
