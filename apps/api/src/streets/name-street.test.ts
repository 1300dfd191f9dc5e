import { buildStreetGraph, createSnapper } from '@ridewire/streets';
import { expect, test } from 'vitest';
import { nameStreet } from './name-street.ts';

const nodes = [
  { lat: 23.79, lng: 90.4 },
  { lat: 23.79, lng: 90.41 },
  { lat: 23.791, lng: 90.4 },
  { lat: 23.791, lng: 90.41 },
];
const graph = buildStreetGraph({
  positionOf: (id) => nodes[id - 1],
  nodes: [],
  ways: [
    { id: 1, nodes: [1, 2], tags: { highway: 'residential', name: 'Lake Road', 'name:bn': 'লেক রোড' } },
    { id: 2, nodes: [3, 4], tags: { highway: 'residential' } },
  ],
  relations: [],
});

const snapper = createSnapper(graph);

test('a point lies in the nearest street with a name', () => {
  expect(nameStreet(graph, snapper, { lat: 23.7901, lng: 90.409 }, 60)).toMatchObject({
    name: 'Lake Road',
    names: { bn: 'লেক রোড' },
  });
});

test('one without a name, or too far, is none', () => {
  expect(nameStreet(graph, snapper, { lat: 23.791, lng: 90.405 }, 60)).toBeNull();
  expect(nameStreet(graph, snapper, { lat: 23.8, lng: 90.405 }, 60)).toBeNull();
});
