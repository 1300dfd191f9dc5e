import { distanceMeters } from '@ridewire/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWay, place } from '../../testing/make-way.ts';
import { glideTo, isGliding, isUnderCar, placeAt, type CarPosition } from './glide.ts';
import { decodeWay } from './known-way.ts';
import { progressOn } from './way-progress.ts';

const start: CarPosition = { lat: 23.79, lng: 90.4, bearing: 90, at: 10_000 };
const east = (meters: number, at: number, bearing: number | null = 90): CarPosition => ({
  lat: 23.79,
  lng: 90.4 + meters / 101_850,
  bearing,
  at,
});

test('a car glides for as long as its reports lie apart, and stops at the last one', () => {
  const first = glideTo(undefined, start, 0, true);
  const glide = glideTo(first, east(20, 11_000), 500, true);
  expect(placeAt(glide, 500).lng).toBeCloseTo(start.lng, 8);
  expect(placeAt(glide, 1_000).lng).toBeCloseTo(east(10, 0).lng, 8);
  expect(isGliding(glide, 1_499)).toBe(true);
  expect(isGliding(glide, 1_500)).toBe(false);
  expect(placeAt(glide, 60_000).lng).toBe(east(20, 0).lng);
});

test('no glide is longer than 2.5 s', () => {
  const glide = glideTo(glideTo(undefined, start, 0, true), east(100, 30_000), 0, true);
  expect(glide.durationMs).toBe(2_500);
});

test('a new report starts from where the car is drawn, not from where it should have been', () => {
  const first = glideTo(glideTo(undefined, start, 0, true), east(20, 11_000), 0, true);
  const second = glideTo(first, east(40, 12_000), 500, true);
  expect(placeAt(second, 500).lng).toBeCloseTo(east(10, 0).lng, 8);
  expect(distanceMeters(placeAt(second, 1_500), east(40, 0))).toBeLessThan(0.01);
});

test('more than 500 m is a jump: set down, not moved', () => {
  const glide = glideTo(glideTo(undefined, start, 0, true), east(501, 11_000), 0, true);
  expect(glide).toMatchObject({ jumped: true, durationMs: 0 });
  expect(placeAt(glide, 0).lng).toBe(east(501, 0).lng);
  expect(glideTo(glideTo(undefined, start, 0, true), east(499, 11_000), 0, true).jumped).toBe(false);
});

test('a car that hardly moved keeps its bearing, and one without a bearing too', () => {
  const first = glideTo(undefined, start, 0, true);
  expect(placeAt(glideTo(first, east(4, 11_000, 200), 0, true), 9_000).bearing).toBe(90);
  expect(placeAt(glideTo(first, east(40, 11_000, 200), 0, true), 9_000).bearing).toBe(200);
  expect(placeAt(glideTo(first, east(40, 11_000, null), 0, true), 9_000).bearing).toBe(90);
});

test('it turns the short way around', () => {
  const first = glideTo(undefined, { ...start, bearing: 350 }, 0, true);
  const glide = glideTo(first, east(40, 11_000, 10), 0, true);
  expect(placeAt(glide, 200).bearing).toBeCloseTo(0, 6);
  expect(placeAt(glide, 400).bearing).toBeCloseTo(10, 6);
});

test('old news changes nothing, and without motion the car steps', () => {
  const first = glideTo(undefined, start, 0, true);
  expect(glideTo(first, { ...start, at: 9_000, lat: 23 }, 0, true)).toBe(first);
  expect(placeAt(glideTo(first, east(40, 11_000), 0, false), 0).lng).toBe(east(40, 0).lng);
});

test('a line is led after its car a few times a glide, not in each frame', () => {
  // At 40 km/h a car moves about 3 px between two reports on a map of streets, and 60 px at the closest zoom.
  const redrawn = (px: number) => {
    let line = { x: 0, y: 0 };
    let times = 0;
    for (let frame = 0; frame <= 86; frame += 1) {
      const car = { x: (px * frame) / 86, y: 0 };
      if (isUnderCar(line, car)) continue;
      line = car;
      times += 1;
    }
    return times;
  };
  expect(redrawn(3)).toBe(0);
  expect(redrawn(60)).toBe(7);
});

/** 100 m east, then 100 m north. */
const corner = decodeWay(makeWay([place(0), place(0, 100), place(100, 100)]));
const report = (north: number, eastward: number, at: number): CarPosition => ({
  ...place(north, eastward),
  bearing: 45,
  at,
});

test('on a way a car takes its corners, heading where the street leads', () => {
  const first = glideTo(undefined, report(0, 40, 10_000), 0, true, corner);
  const glide = glideTo(first, report(60, 100, 12_000), 0, true, corner);
  for (let ms = 0; ms <= 2_000; ms += 50)
    expect(progressOn(corner, placeAt(glide, ms)).offMeters).toBeLessThan(1);
  expect(distanceMeters(placeAt(glide, 1_000), place(0, 100))).toBeLessThan(1);
  expect(placeAt(glide, 800).bearing).toBeCloseTo(90, 0);
  expect(placeAt(glide, 1_200).bearing).toBeCloseTo(0, 0);
  expect(distanceMeters(placeAt(glide, 9_000), place(60, 100))).toBeLessThan(1);
});

test('it never drives back on its way, and comes to the line bit by bit', () => {
  const first = glideTo(undefined, report(20, 40, 10_000), 0, true, corner);
  const glide = glideTo(first, report(-10, 60, 11_000), 0, true, corner);
  expect(distanceMeters(placeAt(glide, 0), place(20, 40))).toBeLessThan(0.5);
  expect(distanceMeters(placeAt(glide, 500), place(10, 50))).toBeLessThan(1);
  expect(distanceMeters(placeAt(glide, 1_000), place(0, 60))).toBeLessThan(1);
  const back = glideTo(glide, report(0, 45, 12_000), 1_000, true, corner);
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 3_000 }), (ms) => {
      expect(distanceMeters(placeAt(back, ms), place(0, 60))).toBeLessThan(1);
    }),
    { numRuns: 20 },
  );
});

test('beside its way, or turned round on it, a car glides straight', () => {
  const first = glideTo(undefined, report(0, 80, 10_000), 0, true, corner);
  expect(glideTo(first, report(0, 200, 11_000), 0, true, corner).along).toBeUndefined();
  expect(glideTo(first, report(0, 40, 11_000), 0, true, corner).along).toBeUndefined();
  expect(glideTo(first, report(40, 100, 11_000), 0, true).along).toBeUndefined();
});
