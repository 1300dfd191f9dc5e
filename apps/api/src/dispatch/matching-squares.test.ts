import { distanceMeters, type LatLng } from '@ridewire/contracts';
import { planWave, WAVE_COUNT } from '@ridewire/dispatch';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupBySquares, squaresAround } from './matching-squares.ts';

const { radiusMeters } = planWave(WAVE_COUNT);
const at = (lat: number, lng: number) => ({ pickup: { lat, lng } });
const DHAKA = at(23.75, 90.25);

/** Around corners of squares, near the poles, and where 180 degrees east meet 180 degrees west. */
const anchors = fc.constantFrom<LatLng>(
  { lat: 23.8, lng: 90.5 },
  { lat: 0, lng: 0 },
  { lat: 64.1, lng: -21.9 },
  { lat: -16.8, lng: 179.99 },
  { lat: 89.95, lng: 10 },
  { lat: -89.9, lng: -170 },
);
const upTo = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const move = ({ lat, lng }: LatLng, north: number, east: number): LatLng => ({
  lat: Math.max(-90, Math.min(90, lat + north)),
  lng: ((lng + east + 540) % 360) - 180,
});
/** A driver, and places of requests around them. Degrees of longitude are shorter the further north. */
const scenes = fc
  .tuple(
    anchors,
    upTo(0.05),
    upTo(0.05),
    fc.array(fc.tuple(upTo(0.12), upTo(1)), { minLength: 2, maxLength: 8 }),
  )
  .map(([anchor, north, east, offsets]) => {
    const driver = move(anchor, north, east);
    const most = Math.min(170, 0.12 / Math.cos((driver.lat * Math.PI) / 180));
    return { driver, pickups: offsets.map(([toNorth, toEast]) => move(driver, toNorth, toEast * most)) };
  });

test('no driver can be asked from two groups', () => {
  fc.assert(
    fc.property(fc.array(scenes, { minLength: 1, maxLength: 3 }), (all) => {
      const requests = all.flatMap(({ pickups }) => pickups).map((pickup, id) => ({ id, pickup }));
      const groups = groupBySquares(requests);
      const grouped = groups.flatMap((group) => group.requests);
      expect(grouped.toSorted((a, b) => a.id - b.id)).toEqual(requests);
      for (const { driver } of all) {
        const asking = groups.filter((group) =>
          group.requests.some(({ pickup }) => distanceMeters(pickup, driver) <= radiusMeters),
        );
        expect(asking.length).toBeLessThanOrEqual(1);
      }
      const squares = groups.flatMap((group) => [...group.squares]);
      expect(new Set(squares).size).toBe(squares.length);
    }),
    { numRuns: 200 },
  );
});

test('a driver between two requests, as far from each as a request looks, joins them', () => {
  const driver = { lat: 23.75, lng: 90.5 };
  const [west, east] = [at(23.75, 90.383), at(23.75, 90.617)];
  const meters = distanceMeters(west.pickup, driver);
  expect(meters).toBeGreaterThan(0.98 * radiusMeters);
  expect(meters).toBeLessThan(radiusMeters);
  expect(groupBySquares([west, east])).toHaveLength(1);
});

test('a driver whom another process still sees up to two kilometers away counts as within reach', () => {
  const [nearer, further] = [
    { lat: 23.75, lng: 90.365 },
    { lat: 23.75, lng: 90.36 },
  ];
  const edge = { lat: 23.75, lng: 90.5 };
  expect(distanceMeters(nearer, edge)).toBeLessThan(radiusMeters + 2_000);
  expect(distanceMeters(further, edge)).toBeGreaterThan(radiusMeters + 2_000);
  expect(squaresAround(nearer)).toHaveLength(2);
  expect(squaresAround(further)).toHaveLength(1);
});

test('a place takes the squares within reach, and no others', () => {
  expect(squaresAround(DHAKA.pickup)).toHaveLength(1);
  expect(squaresAround({ lat: 23.75, lng: 90.49 })).toHaveLength(2);
  expect(squaresAround({ lat: 23.99, lng: 90.49 })).toHaveLength(4);
  const [east, west] = [squaresAround({ lat: 0.25, lng: 180 }), squaresAround({ lat: 0.25, lng: -180 })];
  expect(new Set(east)).toEqual(new Set(west));
  for (const square of squaresAround({ lat: 90, lng: 180 })) expect(square).toBeLessThan(2 ** 31);
});

test('cities far from each other are groups of their own, and requests between two join them', () => {
  const far = at(22.35, 91.8);
  expect(groupBySquares([DHAKA, far, DHAKA]).map(({ requests }) => requests)).toEqual([
    [DHAKA, DHAKA],
    [far],
  ]);
  const [west, east, between] = [at(23.75, 90.25), at(23.75, 90.75), at(23.75, 90.5)];
  expect(groupBySquares([west, east])).toHaveLength(2);
  const [all, ...others] = groupBySquares([west, east, between]);
  expect(others).toEqual([]);
  expect(all?.requests.toSorted((a, b) => a.pickup.lng - b.pickup.lng)).toEqual([west, between, east]);
});
