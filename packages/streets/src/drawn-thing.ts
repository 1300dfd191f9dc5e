import type { Geometry } from 'geojson';

/** The layers of the map, from the ground up. */
export const MAP_LAYERS = ['parks', 'water', 'buildings', 'rail', 'roads', 'landmarks', 'places'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** One thing on the map. */
export interface DrawnThing {
  layer: MapLayer;
  geometry: Geometry;
  /** The first zoom that shows it. */
  minZoom: number;
  properties: Readonly<Record<string, string | number | boolean>>;
  /** Its names, and the first zoom that shows them. */
  names: Readonly<Record<string, string>>;
  namesFrom: number;
}
