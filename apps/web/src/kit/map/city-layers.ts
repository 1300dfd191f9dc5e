import { mapColors } from '@ridewire/ui';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Language } from '../language/language.ts';
import { CITY_SOURCE } from './city-source.ts';
import type { Scheme } from './ground-style.ts';
import { nameLayers } from './name-layers.ts';
import { roadLayers } from './road-layers.ts';

/** Meters per px at zoom 0 at Dhaka's latitude, 23.8° (512 px tiles): 40,075,017 m / 512 × cos 23.8°. */
const METERS_PER_PX = 71_615;

const RIVER_WIDTH: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['/', ['get', 'meters'], METERS_PER_PX],
  22,
  ['/', ['get', 'meters'], METERS_PER_PX / 2 ** 22],
];

/** The drawn city, from the ground up. */
export function cityLayers(scheme: Scheme, language: Language): LayerSpecification[] {
  const colors = mapColors[scheme];
  const of = (layer: string) => ({ source: CITY_SOURCE, 'source-layer': layer });
  const isShape: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
  return [
    { id: 'parks', type: 'fill', ...of('parks'), paint: { 'fill-color': colors.park } },
    {
      id: 'water-areas',
      type: 'fill',
      ...of('water'),
      filter: isShape,
      paint: { 'fill-color': colors.water },
    },
    {
      id: 'rivers',
      type: 'line',
      ...of('water'),
      filter: ['!', isShape],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colors.water, 'line-width': RIVER_WIDTH },
    },
    {
      id: 'buildings',
      type: 'fill',
      ...of('buildings'),
      minzoom: 14,
      paint: {
        'fill-color': colors.building,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0, 15, 1],
      },
    },
    {
      id: 'rails',
      type: 'line',
      ...of('rail'),
      paint: {
        'line-color': colors.rail,
        'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.8, 16, 2.2],
      },
    },
    ...roadLayers(colors),
    ...nameLayers(scheme, language),
  ];
}
