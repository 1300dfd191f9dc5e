import type { Position } from 'geojson';
import type { DrawnThing } from './drawn-thing.ts';
import type { Tags } from './osm-extract.ts';
import { readNames } from './read-names.ts';

/** Settlements and their parts: their rank (names of rank 1 give way to none), and the first zoom that shows the name. */
const SETTLEMENTS: Record<string, [rank: number, minZoom: number]> = {
  city: [1, 8],
  town: [2, 9],
  suburb: [3, 10],
  village: [4, 11],
  quarter: [4, 11],
  neighbourhood: [5, 12],
  hamlet: [6, 13],
};

const write = (at: Position, tags: Tags, kind: string, [rank, minZoom]: [number, number]): DrawnThing[] => {
  const names = readNames(tags);
  if (!names['name']) return [];
  const geometry = { type: 'Point' as const, coordinates: at };
  return [
    { layer: 'places', geometry, minZoom, properties: { class: kind, rank }, names, namesFrom: minZoom },
  ];
};

/** The name of a part of the city; nothing if it is none. */
export function drawPlaceName(at: Position, tags: Tags): DrawnThing[] {
  const place = tags['place'] ?? '';
  const settlement = SETTLEMENTS[place];
  return settlement ? write(at, tags, place, settlement) : [];
}

/** The name of a lake or a park. Larger ones are named from a lower zoom. */
export function drawAreaName(at: Position, tags: Tags, layer: string, squareMeters: number): DrawnThing[] {
  if (layer !== 'water' && layer !== 'parks') return [];
  const minZoom = squareMeters > 400_000 ? 11 : squareMeters > 80_000 ? 12 : 13;
  return write(at, tags, layer === 'water' ? 'water' : 'park', [minZoom - 4, minZoom]);
}
