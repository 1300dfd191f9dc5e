import { CITY_DRAWING, toDrawing } from '@ridewire/contracts/city-now';
import { expect, test } from 'vitest';
import type { OsmExtract } from '../osm-extract.ts';
import { drawCity } from './draw-city.ts';

const { lat, lng } = CITY_DRAWING.center;
/** Around the middle, in steps of some 300 m; the last lies far beyond the edge. */
const NODES = [
  { lat, lng },
  { lat: lat + 0.003, lng },
  { lat: lat + 0.003, lng: lng + 0.003 },
  { lat: lat + 0.00001, lng },
  { lat: lat + 2, lng },
  { lat: lat + 2.1, lng },
];
const way = (id: number, nodes: number[], tags: Record<string, string>) => ({ id, nodes, tags });
const extract: OsmExtract = {
  positionOf: (id) => NODES[id],
  nodes: [],
  ways: [
    way(1, [0, 1, 2], { highway: 'primary' }),
    way(2, [0, 3], { highway: 'primary' }),
    way(3, [4, 5], { highway: 'primary' }),
    way(4, [1, 2], { highway: 'secondary' }),
    way(5, [1, 2], { highway: 'residential' }),
    way(6, [0, 1, 2, 0], { leisure: 'park' }),
  ],
  relations: [],
};
const pathOf = (id: string) => new RegExp(`<path id="${id}" d="([^"]*)"`).exec(drawCity(extract))?.[1];

test('main roads, lesser ones and parks are drawn around the middle, and nothing of what is too short or too far to be seen', () => {
  expect(pathOf('main')).toBe('M1100 360l0-33 31 0');
  expect(pathOf('lesser')).toBe('M1100 327l31 0');
  expect(pathOf('parks')).toBe('M1100 360l0-33 31 0-31 33z');
});

test('a point lies where the drawing has it', () => {
  expect(toDrawing({ lat, lng })).toEqual({ x: CITY_DRAWING.width / 2, y: CITY_DRAWING.height / 2 });
  // A kilometer is a hundred units, either way.
  const { x, y } = toDrawing({ lat: lat - 1 / 111.195, lng: lng + 1 / 101.75 });
  expect(x).toBeCloseTo(CITY_DRAWING.width / 2 + 100, 0);
  expect(y).toBeCloseTo(CITY_DRAWING.height / 2 + 100, 0);
});
