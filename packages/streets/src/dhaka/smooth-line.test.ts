import { expect, test } from 'vitest';
import { smoothLine } from './smooth-line.ts';
import { waterRing } from './water-ring.ts';

const at = (lat: number, lng: number) => ({ lat, lng });

test('a straight line and a corner stay as they are drawn', () => {
  expect(smoothLine([at(23.7, 90.4), at(23.71, 90.4), at(23.72, 90.4)])).toEqual([[], []]);
  expect(smoothLine([at(23.7, 90.4), at(23.71, 90.4), at(23.71, 90.41)])).toEqual([[], []]);
});

test('a bend is rounded on both its sides, and stays near the line', () => {
  const [before, after] = smoothLine([at(23.7, 90.4), at(23.71, 90.4), at(23.717, 90.405)]);
  expect(before!.length).toBeGreaterThan(10);
  expect(after!.length).toBeGreaterThan(10);
  for (const { lat, lng } of before!) {
    expect(lat).toBeGreaterThan(23.7);
    expect(lat).toBeLessThan(23.71);
    expect(Math.abs(lng - 90.4)).toBeLessThan(0.001);
  }
});

test('a water is as wide as it says, and widens from a narrower start', () => {
  const line = [23.7, 23.71, 23.72, 23.73, 23.74].map((lat) => at(lat, 90.4));
  const widths = (ring: { lat: number; lng: number }[]) =>
    line.map((_, i) =>
      Math.round(Math.abs(ring[i]!.lng - ring.at(-1 - i)!.lng) * 111_195 * Math.cos((23.72 * Math.PI) / 180)),
    );
  expect(widths(waterRing(line, 200))).toEqual([200, 200, 200, 200, 200]);
  expect(widths(waterRing(line, 200, 100))).toEqual([100, 180, 200, 200, 200]);
});
