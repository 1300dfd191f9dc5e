import { mapColors } from '@ridewire/ui';
import type { ExpressionSpecification, FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Language } from '../language/language.ts';
import { CITY_SOURCE } from './city-source.ts';
import { signImagePrefix } from './draw-map-image.ts';
import { MAP_FONT } from './map-fonts.ts';
import type { Scheme } from './ground-style.ts';

const isOneOf = (...classes: string[]): FilterSpecification => ['in', ['get', 'class'], ['literal', classes]];

/** Letters of other scripts may join, and must not be set apart. */
const isLatin = (language: Language): boolean => new Intl.Locale(language).maximize().script === 'Latn';

/**
 * Names of streets, waters, parks, landmarks and parts of the city in the reader's language. The last layers give way to
 * nothing.
 */
export function nameLayers(scheme: Scheme, language: Language): SymbolLayerSpecification[] {
  const colors = mapColors[scheme];
  const name: ExpressionSpecification = ['coalesce', ['get', `name_${language}`], ['get', 'name']];
  const names = (
    id: string,
    layer: string,
    color: string,
    { layout, ...rest }: Pick<SymbolLayerSpecification, 'layout'> & Partial<SymbolLayerSpecification>,
  ): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    source: CITY_SOURCE,
    'source-layer': layer,
    layout: {
      'text-field': name,
      'text-font': [MAP_FONT],
      'text-max-width': 7,
      'text-padding': 4,
      ...layout,
    },
    paint: { 'text-color': color, 'text-halo-color': colors.land, 'text-halo-width': 1.4 },
    ...rest,
  });
  return [
    names('street-names', 'roads', colors.streetName, {
      minzoom: 10,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 250,
        'symbol-sort-key': [
          'match',
          ['get', 'class'],
          ['motorway', 'trunk'],
          1,
          'primary',
          2,
          'secondary',
          3,
          'tertiary',
          4,
          5,
        ],
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 10.5, 16, 12.5, 18, 14],
        'text-max-angle': 40,
      },
    }),
    names('river-names', 'water', colors.waterName, {
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 400,
        'text-size': 12,
        'text-letter-spacing': isLatin(language) ? 0.08 : 0,
      },
      paint: { 'text-color': colors.waterName, 'text-halo-color': colors.water, 'text-halo-width': 1 },
    }),
    names('park-names', 'places', colors.parkName, { filter: isOneOf('park'), layout: { 'text-size': 11 } }),
    names('water-names', 'places', colors.waterName, {
      filter: isOneOf('water'),
      layout: { 'text-size': 11 },
      paint: { 'text-color': colors.waterName, 'text-halo-color': colors.water, 'text-halo-width': 1 },
    }),
    names('landmark-names', 'landmarks', colors.signName, {
      layout: {
        'icon-image': ['concat', signImagePrefix(scheme), ['get', 'class']],
        'icon-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
        'text-anchor': 'left',
        'text-justify': 'left',
        'text-offset': [0.95, 0],
        'text-size': 11,
        'text-optional': true,
      },
    }),
    names('area-names', 'places', colors.placeName, {
      filter: ['!', isOneOf('water', 'park')] as FilterSpecification,
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-size': ['interpolate', ['linear'], ['get', 'rank'], 1, 16, 3, 13.5, 6, 11.5],
        'text-padding': 8,
      },
    }),
  ];
}
