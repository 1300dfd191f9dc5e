import { mapColors } from '@ridewire/ui';
import type { StyleSpecification } from 'maplibre-gl';
import { dhakaWater } from './dhaka-water.ts';
import { collectFeatures } from './geojson.ts';

export type Scheme = 'light' | 'dark';

export const GRATICULE_SOURCE = 'graticule';

/** Meters per px at zoom 0 at Dhaka's latitude, 23.8° (512 px tiles): 40,075,017 m / 512 × cos 23.8°. */
const METERS_PER_PX = 71_615;

/** Land, water and a grid: a ground that needs no tiles, no glyphs, no sprite and no network. */
export function buildGroundStyle(scheme: Scheme): StyleSpecification {
  const colors = mapColors[scheme];
  return {
    version: 8,
    name: scheme,
    sources: {
      [GRATICULE_SOURCE]: { type: 'geojson', data: collectFeatures([]) },
      // Wide lines would be cut at the edges of deep tiles.
      water: { type: 'geojson', data: dhakaWater, maxzoom: 14 },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      {
        id: 'graticule',
        type: 'line',
        source: GRATICULE_SOURCE,
        paint: { 'line-color': colors.grid, 'line-width': 1 },
      },
      {
        id: 'water',
        type: 'line',
        source: 'water',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colors.water,
          'line-width': [
            'interpolate',
            ['exponential', 2],
            ['zoom'],
            0,
            ['/', ['get', 'widthMeters'], METERS_PER_PX],
            22,
            ['/', ['get', 'widthMeters'], METERS_PER_PX / 2 ** 22],
          ],
        },
      },
    ],
  };
}
