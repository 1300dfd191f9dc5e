import type { Area } from '@ridewire/contracts';
import { buildStreetGraph } from './build-street-graph.ts';
import type { CityPlace } from './city-place.ts';
import { collectPlaces } from './collect-places.ts';
import { encodeGraph } from './encode-graph.ts';
import { makeTiles, type CityTile } from './make-tiles.ts';
import type { OsmExtract } from './osm-extract.ts';
import { sumUpGraph } from './sum-up-graph.ts';

/** Everything stored for a city. */
export interface MadeCity {
  /** The bytes from encodeGraph. */
  graph: Uint8Array;
  junctions: number;
  streetKm: number;
  /** The extent of its streets. */
  box: Area;
  /** Made one by one while they are read. */
  tiles: Iterable<CityTile>;
  places: () => readonly CityPlace[];
}

/**
 * Makes the streets of an extract at once, and its map and places when they are read, so that not everything is in memory
 * at the same time.
 * @param onProgress gets the share of the map that is drawn, 0 to 1
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
