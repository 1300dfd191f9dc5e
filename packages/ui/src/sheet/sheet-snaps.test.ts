import { describe, expect, test } from 'vitest';
import { neighborSnap, nextSnap, settleSnap, snapHeights } from './sheet-snaps.ts';

const heights = snapHeights(800);

test('heights of a phone', () => {
  expect(heights).toEqual({ peek: 128, half: 368, full: 792 });
});

test('at half the first lines stand above a high footer, and some of the map stays', () => {
  expect(snapHeights(800, 147).half).toBe(368);
  expect(snapHeights(608, 147).half).toBe(355);
  expect(snapHeights(400, 147).half).toBe(280);
  // A phone of 320 × 640 px between its bars: both ends, a ride type, and the button.
  expect(snapHeights(528, 77).half).toBe(285);
  // Larger letters, higher lines, and more of them.
  expect(snapHeights(608, 77, 1.3).half).toBe(352);
});

test('a very low frame never turns the order round', () => {
  for (const frame of [0, 4, 100, 136, 200, 280]) {
    const { peek, half, full } = snapHeights(frame);
    expect(peek).toBeLessThanOrEqual(half);
    expect(half).toBeLessThanOrEqual(full);
    expect(peek).toBeGreaterThanOrEqual(0);
  }
});

test('the handle cycles', () => {
  expect(nextSnap('peek')).toBe('half');
  expect(nextSnap('half')).toBe('full');
  expect(nextSnap('full')).toBe('peek');
});

test('arrows stop at the ends', () => {
  expect(neighborSnap('peek', 'up')).toBe('half');
  expect(neighborSnap('full', 'up')).toBe('full');
  expect(neighborSnap('full', 'down')).toBe('half');
  expect(neighborSnap('peek', 'down')).toBe('peek');
});

describe('release', () => {
  test.each([
    [130, 'peek'],
    [247, 'peek'],
    [249, 'half'],
    [579, 'half'],
    [581, 'full'],
  ] as const)('slow at %d px goes to the nearest: %s', (heightPx, snap) => {
    expect(settleSnap(heightPx, 0.2, heights)).toBe(snap);
    expect(settleSnap(heightPx, -0.2, heights)).toBe(snap);
  });
  test.each([
    [140, 0.6, 'half'],
    [400, 0.6, 'full'],
    [792, 0.6, 'full'],
    [780, -0.6, 'half'],
    [300, -0.6, 'peek'],
    [128, -0.6, 'peek'],
  ] as const)('a flick at %d px with %d goes on: %s', (heightPx, speed, snap) => {
    expect(settleSnap(heightPx, speed, heights)).toBe(snap);
  });
});
