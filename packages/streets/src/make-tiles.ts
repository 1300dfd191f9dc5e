import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { boundsOf, tilesWithin } from './tile-grid.ts';
import { drawExtract } from './draw-extract.ts';
import { MAP_LAYERS, type DrawnThing } from './drawn-thing.ts';
import type { OsmExtract } from './osm-extract.ts';

/** Goes up with every change of what is drawn or from which zoom, so that stored tiles are recognized as old. */
export const TILES_VERSION = 2;

/** From a whole city on a small phone to a street. Closer views enlarge the last zoom. */
export const TILE_ZOOMS = [8, 9, 10, 11, 12, 13, 14] as const;
const DEEPEST = 14;

/** The part of an index tile that is used here. */
interface CutTile {
  features: { id?: number; type: number; geometry: unknown; tags: unknown }[];
}

const MAX_BYTES = 500_000;

export interface CityTile {
  z: number;
  x: number;
  y: number;
  /** A vector tile, gzip. */
  bytes: Uint8Array;
}

/**
 * Cuts the map of an extract into tiles. It works while it is read, one tile at a time.
 * @param options.onProgress gets the share of the work that is done, 0 to 1, after each zoom
 * @param options.maxBytes a tile larger than this, before compression, leaves out what its zoom shows last
 */
export function* makeTiles(
  extract: OsmExtract,
  { onProgress, maxBytes = MAX_BYTES }: { onProgress?: (share: number) => void; maxBytes?: number } = {},
): Generator<CityTile> {
  const things = drawExtract(extract);
  const bounds = boundsOf(things);
  for (const [at, z] of TILE_ZOOMS.entries()) {
    if (bounds) yield* makeZoom(things, tilesWithin(bounds, z), { z, maxBytes });
    onProgress?.((at + 1) / TILE_ZOOMS.length);
  }
}

function* makeZoom(
  things: readonly DrawnThing[],
  tiles: Iterable<{ x: number; y: number }>,
  { z, maxBytes }: { z: number; maxBytes: number },
): Generator<CityTile> {
  // A feature's id is the index of its thing in the list, so the index of tiles need not carry the tags.
  const features = things.flatMap(({ geometry, minZoom }, id) =>
    minZoom <= z ? [{ type: 'Feature' as const, id, geometry, properties: {} }] : [],
  );
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: DEEPEST, indexMaxZoom: 0, tolerance: 3, buffer: 80 },
  );
  for (const { x, y } of tiles) {
    const tile: CutTile | null = index.getTile(z, x, y);
    if (!tile || tile.features.length === 0) continue;
    yield { z, x, y, bytes: gzipSync(encodeTile(tile, things, { z, maxBytes })) };
  }
}

/** What a tile that is too large leaves out, in this order. */
const THINNINGS: readonly ((thing: DrawnThing) => boolean)[] = [
  ({ layer }) => layer === 'buildings',
  ...[14, 13, 12, 11].map(
    (zoom) =>
      ({ minZoom }: DrawnThing) =>
        minZoom >= zoom,
  ),
];

function encodeTile(
  tile: CutTile,
  things: readonly DrawnThing[],
  { z, maxBytes }: { z: number; maxBytes: number },
): Uint8Array {
  let bytes = encodeKept(tile, things, z);
  for (const isLeftOut of THINNINGS) {
    if (bytes.length <= maxBytes) break;
    const features = tile.features.filter(({ id }) => {
      const thing = things[Number(id)];
      return thing && !isLeftOut(thing);
    });
    bytes = encodeKept({ ...tile, features }, things, z);
  }
  return bytes;
}

function encodeKept(tile: CutTile, things: readonly DrawnThing[], z: number): Uint8Array {
  const layers: Record<string, CutTile> = {};
  for (const name of MAP_LAYERS) {
    const features = tile.features.flatMap(({ id, ...feature }) => {
      const thing = things[Number(id)];
      if (thing?.layer !== name) return [];
      return [{ ...feature, tags: { ...thing.properties, ...(z >= thing.namesFrom && thing.names) } }];
    });
    if (features.length > 0) layers[name] = { ...tile, features };
  }
  return fromGeojsonVt(layers, { version: 2 });
}
