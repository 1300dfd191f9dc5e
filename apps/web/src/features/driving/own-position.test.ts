import { expect, test } from 'vitest';
import { measurable } from './own-position.ts';

const here = { lat: 23.8, lng: 90.4, bearing: null, at: 1_000_000 };

test('no distance is shown from a coarse or an old place', () => {
  expect(measurable(here, here.at + 5_000)).toBe(here);
  expect(measurable({ ...here, accuracy: 12 }, here.at)).not.toBeNull();
  expect(measurable({ ...here, accuracy: 4_000 }, here.at)).toBeNull();
  expect(measurable(here, here.at + 60_000)).toBeNull();
  expect(measurable(null, here.at)).toBeNull();
});
