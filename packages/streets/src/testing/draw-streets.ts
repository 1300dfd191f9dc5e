import { buildStreetGraph } from '../build-street-graph.ts';
import type { OsmExtract, OsmRelation, Tags } from '../osm-extract.ts';
import type { StreetGraph } from '../street-graph.ts';

const ORIGIN = { lat: 23.75, lng: 90.39 };
/** About 100 meters in each direction. */
const STEP = { lat: 0.0009, lng: 0.00098 };

/** A way as a word whose letters are places, and its tags; `highway=residential` by default. */
export type DrawnWay = string | [places: string, tags: Tags];

/**
 * A small network drawn with letters: `['a b', '  c']` puts a and b in one row, 200 m apart, and c to the south between
 * them. Ways are numbered from 1; a place's node id is its letter's code.
 */
export function drawExtract(
  map: readonly string[],
  ways: readonly DrawnWay[],
  rules: readonly Rule[] = [],
): OsmExtract {
  return {
    positionOf: (node) => placeOf(map, String.fromCodePoint(node)),
    nodes: [],
    ways: ways.map((way, i) => {
      const [places, tags] = typeof way === 'string' ? [way, {}] : way;
      const nodes = Array.from(places, (letter) => letter.codePointAt(0)!);
      return { id: i + 1, nodes, tags: { highway: 'residential', ...tags } };
    }),
    relations: rules.map(restrict),
  };
}

export const drawStreets = (...drawing: Parameters<typeof drawExtract>): StreetGraph =>
  buildStreetGraph(drawExtract(...drawing));

/** From a way number, via a place or ways, to a way number. */
export type Rule = [restriction: string, from: number, via: string | number[], to: number, tags?: Tags];

const restrict = ([restriction, from, via, to, tags]: Rule, id: number): OsmRelation => ({
  id,
  tags: { type: 'restriction', restriction, ...tags },
  members: [
    { type: 'way', ref: from, role: 'from' },
    ...(typeof via === 'string'
      ? [{ type: 'node' as const, ref: via.codePointAt(0)!, role: 'via' }]
      : via.map((ref) => ({ type: 'way' as const, ref, role: 'via' }))),
    { type: 'way', ref: to, role: 'to' },
  ],
});

/** The position of a letter; undefined for one that isn't drawn, which lies beyond the extract's edge. */
export function placeOf(map: readonly string[], letter: string): { lat: number; lng: number } | undefined {
  const row = map.findIndex((line) => line.includes(letter));
  if (row < 0) return undefined;
  return { lat: ORIGIN.lat - row * STEP.lat, lng: ORIGIN.lng + map[row]!.indexOf(letter) * STEP.lng };
}
