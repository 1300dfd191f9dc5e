import type { Map as GlMap, VectorSourceSpecification } from 'maplibre-gl';

export const CITY_SOURCE = 'city';

/** The source of the city's tiles. Nothing outside the city is requested. */
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

/** Whether the tiles in sight name parts of the city. */
export const namesAreas = (map: GlMap): boolean =>
  map.getSource(CITY_SOURCE) !== undefined &&
  map
    .querySourceFeatures(CITY_SOURCE, { sourceLayer: 'places' })
    .some(({ properties }) => properties['class'] !== 'water' && properties['class'] !== 'park');
