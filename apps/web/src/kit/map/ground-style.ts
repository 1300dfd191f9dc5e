import { mapColors } from '@ridewire/ui';
import type { StyleSpecification } from 'maplibre-gl';
import { collectFeatures } from './geojson.ts';
import { MAP_FONT_FACES } from './map-fonts.ts';

export type Scheme = 'light' | 'dark';

export const GRATICULE_SOURCE = 'graticule';

/** Land, with a grid where there is no city. It needs no tiles, glyphs, sprite or network. */
export function buildGroundStyle(scheme: Scheme): StyleSpecification {
  const colors = mapColors[scheme];
  return {
    version: 8,
    name: scheme,
    'font-faces': MAP_FONT_FACES,
    sources: {
      [GRATICULE_SOURCE]: { type: 'geojson', data: collectFeatures([]) },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      {
        id: 'graticule',
        type: 'line',
        source: GRATICULE_SOURCE,
        paint: { 'line-color': colors.grid, 'line-width': 1 },
      },
    ],
  };
}
