import type { Position } from 'geojson';
import type { DrawnThing } from './drawn-thing.ts';

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

function* positionsOf({ geometry }: DrawnThing): Iterable<Position> {
  if (geometry.type === 'Point') yield geometry.coordinates;
  else if (geometry.type === 'LineString') yield* geometry.coordinates;
  else if (geometry.type === 'Polygon') yield* geometry.coordinates[0] ?? [];
}

/** The box around all of them; undefined if there are none. */
export function boundsOf(things: readonly DrawnThing[]): Bounds | undefined {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const thing of things) {
    for (const [lng = 0, lat = 0] of positionsOf(thing)) {
      bounds.west = Math.min(bounds.west, lng);
      bounds.east = Math.max(bounds.east, lng);
      bounds.south = Math.min(bounds.south, lat);
      bounds.north = Math.max(bounds.north, lat);
    }
  }
  return things.length > 0 ? bounds : undefined;
}

const toX = (lng: number, z: number): number => Math.floor(((lng + 180) / 360) * 2 ** z);
const toY = (lat: number, z: number): number => {
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z);
};

/** The tiles of a zoom that a box touches. */
export function* tilesWithin(
  { west, south, east, north }: Bounds,
  z: number,
): Generator<{ x: number; y: number }> {
  for (let x = toX(west, z); x <= toX(east, z); x += 1)
    for (let y = toY(north, z); y <= toY(south, z); y += 1) yield { x, y };
}
