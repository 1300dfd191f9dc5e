import type { mapColors } from '@ridewire/ui';
import type { ExpressionSpecification, FilterSpecification, LineLayerSpecification } from 'maplibre-gl';
import { CITY_SOURCE } from './city-source.ts';
import type { Scheme } from './ground-style.ts';

type Colors = (typeof mapColors)[Scheme];

type Widths = readonly [number, number, number, number, number, number];

/** Widths of roads in px at these zooms, by class. */
const ZOOMS = [8, 10, 12, 14, 16, 18] as const;
const WIDTHS: [classes: string[], widths: Widths][] = [
  [['motorway'], [1.2, 2.1, 3.2, 5.5, 12, 26]],
  [['trunk'], [1.1, 1.9, 2.9, 5, 11, 24]],
  [['primary'], [0.9, 1.5, 2.4, 4.5, 10, 22]],
  [['secondary'], [0.6, 1, 1.9, 3.6, 8.5, 19]],
  [['tertiary'], [0.4, 0.7, 1.4, 3, 7.5, 17]],
  [
    ['unclassified', 'residential', 'living_street'],
    [0.1, 0.3, 0.7, 1.8, 5.5, 14],
  ],
];
const LEAST = [0.1, 0.2, 0.3, 0.9, 3, 8] as const;

/** By class and zoom, widened by this many px in total. */
function roadWidth(wider: Widths): ExpressionSpecification {
  const at = (stop: 0 | 1 | 2 | 3 | 4 | 5): ExpressionSpecification => [
    '+',
    [
      '*',
      ['case', ['has', 'link'], 0.65, 1],
      [
        'match',
        ['get', 'class'],
        ...WIDTHS.flatMap(([classes, widths]) => [classes, widths[stop]]),
        LEAST[stop],
      ],
    ] as unknown as ExpressionSpecification,
    wider[stop],
  ];
  const stops = ZOOMS.flatMap((zoom, stop) => [zoom, at(stop as 0)]);
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification;
}

const OWN: Widths = [0, 0, 0, 0, 0, 0];
/** Below this zoom a casing would be as wide as its road. */
const CASED_FROM = 11;
const CASED: Widths = [0, 0, 0.8, 1.6, 2, 2.5];

const byClass = (main: string, other: string): ExpressionSpecification => [
  'match',
  ['get', 'class'],
  ['motorway', 'trunk'],
  main,
  other,
];

/** A road is one stroke from afar, and has a body between two edges where it is wide enough. */
const fromFar = (far: ExpressionSpecification, near: ExpressionSpecification): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  12.5,
  far,
  14.5,
  near,
];

/** Larger roads above smaller ones. */
const ORDER: ExpressionSpecification = [
  'match',
  ['get', 'class'],
  'motorway',
  6,
  'trunk',
  5,
  'primary',
  4,
  'secondary',
  3,
  'tertiary',
  2,
  'service',
  0,
  1,
];

const IS: Record<'tunnel' | 'plain' | 'bridge', FilterSpecification> = {
  tunnel: ['has', 'tunnel'],
  plain: ['all', ['!', ['has', 'tunnel']], ['!', ['has', 'bridge']]],
  bridge: ['all', ['has', 'bridge'], ['!', ['has', 'tunnel']]],
};

/** Roads, each with its casing: tunnels first, bridges last. */
export function roadLayers(colors: Colors): LineLayerSpecification[] {
  const road = (
    id: string,
    kind: keyof typeof IS,
    paint: NonNullable<LineLayerSpecification['paint']>,
    cap: 'round' | 'butt' = 'round',
  ): LineLayerSpecification => ({
    id,
    type: 'line',
    source: CITY_SOURCE,
    'source-layer': 'roads',
    ...(id.endsWith('casing') && { minzoom: CASED_FROM }),
    filter: IS[kind],
    layout: { 'line-cap': cap, 'line-join': 'round', 'line-sort-key': ORDER },
    paint,
  });
  const casing = {
    'line-color': byClass(colors.mainRoadCasing, colors.roadCasing),
    'line-width': roadWidth(CASED),
  };
  const body = {
    'line-color': fromFar(byClass(colors.mainRoadFar, colors.roadFar), byClass(colors.mainRoad, colors.road)),
    'line-width': roadWidth(OWN),
  };
  return [
    road('tunnel-casing', 'tunnel', { ...casing, 'line-dasharray': [3, 2] }, 'butt'),
    road('tunnels', 'tunnel', { 'line-color': colors.tunnel, 'line-width': roadWidth(OWN) }),
    road('road-casing', 'plain', casing),
    road('roads', 'plain', body),
    road('bridge-casing', 'bridge', casing, 'butt'),
    road('bridges', 'bridge', body),
  ];
}
