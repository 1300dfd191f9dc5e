import { expect, test } from 'vitest';
import { readKmh } from './read-kmh.ts';

test.each([
  ['30', 30],
  [' ২০ ', 20],
  ['5', 5],
  ['120', 120],
  ['4', undefined],
  ['121', undefined],
  ['', undefined],
  ['12.5', undefined],
  ['fast', undefined],
])('“%s” is %s', (typed, kmh) => expect(readKmh(typed)).toBe(kmh));
