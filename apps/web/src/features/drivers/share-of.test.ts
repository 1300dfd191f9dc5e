import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test.each([
  [3, 1, 0.75],
  [0, 2, 0],
  [2, 0, 1],
  [0, 0, null],
])('%i well and %i badly make %j', (well, badly, share) => expect(shareOf(well, badly)).toBe(share));
