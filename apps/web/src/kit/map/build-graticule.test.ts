import { distanceMeters } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { buildGraticule, graticuleStepKm } from './build-graticule.ts';

const dhaka = { west: 90.38, south: 23.76, east: 90.42, north: 23.8 };
const lines = (frame: typeof dhaka, stepKm: number) =>
  buildGraticule(frame, stepKm).features.map(({ geometry }) => geometry.coordinates as [number, number][]);

test('lines lie a kilometer apart in both directions', () => {
  const [first, second] = lines(dhaka, 1).filter(([a, b]) => a?.[1] === b?.[1]);
  const [west, next] = lines(dhaka, 1).filter(([a, b]) => a?.[0] === b?.[0]);
  const between = (a: [number, number] | undefined, b: [number, number] | undefined) =>
    a && b ? distanceMeters({ lng: a[0], lat: a[1] }, { lng: b[0], lat: b[1] }) : 0;
  expect(between(first?.[0], second?.[0])).toBeGreaterThan(995);
  expect(between(first?.[0], second?.[0])).toBeLessThan(1_005);
  expect(between(west?.[0], next?.[0])).toBeGreaterThan(995);
  expect(between(west?.[0], next?.[0])).toBeLessThan(1_005);
});

test('a line stands still while the frame moves', () => {
  const moved = { ...dhaka, west: 90.3812, east: 90.4212 };
  const longitudes = (frame: typeof dhaka) =>
    lines(frame, 1).flatMap(([a, b]) => (a && a[0] === b?.[0] ? [a[0].toFixed(9)] : []));
  expect(longitudes(moved)).toContain(longitudes(dhaka)[2]);
});

test('no grid where it would be noise', () => {
  expect([8, 10, 12].map(graticuleStepKm)).toEqual([0, 5, 1]);
  expect(lines({ west: -180, south: -80, east: 180, north: 80 }, 1)).toEqual([]);
  expect(lines(dhaka, 0)).toEqual([]);
});
