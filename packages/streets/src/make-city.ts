import type { Area } from '@ridewire/contracts';
import { buildStreetGraph } from './build-street-graph.ts';
import { collectPlaces, type CityPlace } from './collect-places.ts';
import { encodeGraph } from './encode-graph.ts';
import { makeTiles, type CityTile } from './make-tiles.ts';
import type { OsmExtract } from './osm-extract.ts';
import { sumUpGraph } from './sum-up-graph.ts';

/** All that a city is stored as. */
export interface MadeCity {
  /** As encodeGraph writes it. */
  graph: Uint8Array;
  junctions: number;
  streetKm: number;
  /** How far its streets reach. */
  box: Area;
  /** Made while they are read. */
  tiles: Iterable<CityTile>;
  places: () => readonly CityPlace[];
}

/**
 * Makes the streets of an extract at once, its map and its places when they are asked for: never all of it is in memory.
 * @param onProgress is told which share of the map is drawn, 0 to 1
 * @throws {NoRoadsError}
 */
export function makeCity(extract: OsmExtract, onProgress?: (share: number) => void): MadeCity {
  const graph = buildStreetGraph(extract);
  return {
    graph: encodeGraph(graph),
    ...sumUpGraph(graph),
    tiles: makeTiles(extract, onProgress ? { onProgress } : {}),
    places: () => collectPlaces(extract),
  };
}
