import { expect, test } from 'vitest';
import { boundsOf, freeCenter, middleOf, mustRefit, NO_PADDING, paddingWithin } from './fit-camera.ts';

const frame = { width: 1_000, height: 800 };
const panel = { ...NO_PADDING, left: 400 };

test('bounds hold all points', () => {
  expect(
    boundsOf([
      { lat: 2, lng: 10 },
      { lat: 1, lng: 12 },
    ]),
  ).toEqual([
    [10, 1],
    [12, 2],
  ]);
  expect(boundsOf([])).toBeUndefined();
});

test('the camera stands still while all is in the free part, and moves when a point leaves it', () => {
  const inside = [
    { x: 450, y: 100 },
    { x: 900, y: 700 },
  ];
  expect(mustRefit(inside, panel, frame, false)).toBe(false);
  expect(mustRefit([...inside, { x: 300, y: 400 }], panel, frame, false)).toBe(true);
  expect(mustRefit([...inside, { x: 500, y: 790 }], panel, frame, false)).toBe(true);
});

test('it comes nearer when what it shows has become small, unless it is as near as it goes', () => {
  const small = [
    { x: 600, y: 400 },
    { x: 640, y: 420 },
  ];
  expect(mustRefit(small, panel, frame, false)).toBe(true);
  expect(mustRefit(small, panel, frame, true)).toBe(false);
});

test('what is shown stands beside the panel, with less air where little is free', () => {
  expect(paddingWithin({ ...NO_PADDING, bottom: 400 }, { width: 390, height: 608 })).toMatchObject({
    top: 52,
    bottom: 452,
  });
  expect(paddingWithin({ ...NO_PADDING, bottom: 400 }, { width: 320, height: 520 })).toMatchObject({
    top: 30,
    bottom: 430,
  });
});

test('padding leaves a third of the map when the panel leaves nothing', () => {
  const { top, bottom } = paddingWithin({ ...NO_PADDING, bottom: 750 }, frame);
  expect(top + bottom).toBeLessThanOrEqual((frame.height * 2) / 3 + 0.01);
  expect(paddingWithin(panel, frame).left).toBeGreaterThan(400);
});

test('the middle of the free part', () => {
  expect(freeCenter(panel, frame)).toEqual({ x: 700, y: 400 });
});

test('the middle of bounds is a point', () => {
  expect(
    middleOf([
      [10, 1],
      [12, 2],
    ]),
  ).toEqual([
    [11, 1.5],
    [11, 1.5],
  ]);
});
