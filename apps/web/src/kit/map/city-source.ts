import type { Map as GlMap, VectorSourceSpecification } from 'maplibre-gl';

export const CITY_SOURCE = 'city';

/** Where the city's tiles are; nothing is asked for beyond its edge. */
export const citySource = (
  version: number,
  bounds: [west: number, south: number, east: number, north: number],
): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [`${location.origin}/tiles/${version}/{z}/{x}/{y}.pbf`],
  minzoom: 8,
  maxzoom: 14,
  bounds,
});

/** Whether the tiles in sight say what the parts of the city are called. */
export const namesAreas = (map: GlMap): boolean =>
  map.getSource(CITY_SOURCE) !== undefined &&
  map
    .querySourceFeatures(CITY_SOURCE, { sourceLayer: 'places' })
    .some(({ properties }) => properties['class'] !== 'water' && properties['class'] !== 'park');
