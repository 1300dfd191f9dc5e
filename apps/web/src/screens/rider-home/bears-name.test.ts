import { expect, test } from 'vitest';
import { bearsName } from './bears-name.ts';

const GULSHAN = { name: 'Gulshan 2 Circle', area: 'Gulshan' };

test.each([
  ['', true],
  ['gulshan', true],
  ['CIRCLE 2', true],
  ['gulshan road', false],
  ['2  circle', true],
])('“%s” is borne: %s', (text, isBorne) => {
  expect(bearsName(GULSHAN, text)).toBe(isBorne);
});
