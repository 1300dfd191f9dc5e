import type { AroundSnapshot, Live } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { reduceAround } from './reduce-around.ts';

const move = { lat: 1, lng: 2, name: null, names: {}, minutes: 3, madeAt: 4, until: 5 };
const snapshot = (data: AroundSnapshot): Live<AroundSnapshot, never> => ({
  type: 'snapshot',
  data,
  serverTime: 0,
});

test('a snapshot is all there is, a change brings other areas and leaves the move', () => {
  const first = reduceAround(undefined, snapshot({ areas: [[1, 2, 3]], move }));
  expect(first).toEqual({ areas: [[1, 2, 3]], move });
  const then = reduceAround(first, { type: 'change', data: { areas: [[1, 2, 4]] } });
  expect(then).toEqual({ areas: [[1, 2, 4]], move });
  expect(reduceAround(then, snapshot({ areas: [], move: null }))).toEqual({ areas: [], move: null });
});
