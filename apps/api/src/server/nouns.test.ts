import { expect, test } from 'vitest';
import { liveRoutes } from '../live/route-events.ts';
import { EVERY_NOUN, NOUNS } from './nouns.ts';

test('no event is of two nouns, and none is read again by two', () => {
  const names = [liveRoutes, ...EVERY_NOUN.map(({ routes = {} }) => routes)].flatMap((routes) =>
    Object.keys(routes),
  );
  expect(names).toEqual([...new Set(names)]);
  const kept = EVERY_NOUN.flatMap(({ keeps }) => keeps?.until ?? []);
  expect(kept).toEqual([...new Set(kept)]);
});

test('the files of documents are removed before the vehicles, and a sandbox’s drivers answer last', () => {
  const order = Object.keys(NOUNS);
  expect(order.indexOf('documents')).toBeLessThan(order.indexOf('vehicles'));
  expect(order.at(-1)).toBe('sandbox');
});
