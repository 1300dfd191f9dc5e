import { expect, it } from 'vitest';
import { keepHotTiles } from './hot-tiles.ts';

it('lets go of what was longest not asked for', () => {
  const tiles = keepHotTiles(2_000);
  const tile = Buffer.alloc(500);
  tiles.put('a', tile);
  tiles.put('b', null);
  expect(tiles.get('a')).toBe(tile);
  tiles.put('c', tile);
  tiles.put('d', tile);
  expect(tiles.get('b')).toBeUndefined();
  expect(tiles.get('a')).toBeUndefined();
  expect(tiles.get('c')).toBe(tile);
  tiles.put('c', null);
  tiles.put('e', tile);
  expect(tiles.get('d')).toBe(tile);
  expect(tiles.get('c')).toBeNull();
});
