import { expect, test } from 'vitest';
import { placeCarLabel } from './place-car-label.ts';

const car = { x: 200, y: 300 };
const label = { width: 160, height: 20 };
const below = { left: 150, right: 250, top: 330, bottom: 360 };
const above = { left: 150, right: 250, top: 250, bottom: 270 };

test.each([
  ['below where nothing is', [], false],
  ['above the name of an end that lies below', [below], true],
  ['below where both are taken', [below, above], false],
  ['below what lies above', [above], false],
  ['below beside what is far', [{ ...below, left: 300, right: 390 }], false],
])('%s', (_what, taken, isAbove) => {
  expect(placeCarLabel(car, label, { width: 390, bottom: 500 }, taken)).toEqual({ shift: 0, isAbove });
});

test('within the edge, where it may meet a name that it would not reach else', () => {
  const name = { left: 95, right: 120, top: 330, bottom: 350 };
  expect(placeCarLabel({ x: 20, y: 300 }, label, { width: 390, bottom: 500 }, [name])).toEqual({
    shift: 68,
    isAbove: true,
  });
});

test('above where a panel would cover it', () => {
  const low = { width: 390, bottom: 339 };
  expect(placeCarLabel(car, label, low, [])).toEqual({ shift: 0, isAbove: true });
  expect(placeCarLabel(car, label, { ...low, bottom: 340 }, [])).toEqual({ shift: 0, isAbove: false });
});
