import { distanceMeters } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { glideTo, isGliding, isUnderCar, placeAt, type CarPosition } from './glide.ts';

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
  // At 40 km/h a car moves some 3 px between two reports of a street's map, 60 px on the nearest one.
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
