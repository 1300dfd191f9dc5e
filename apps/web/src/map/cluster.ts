import type { ExpressionSpecification } from 'maplibre-gl';
import type { LayersSpec } from './use-map-layers.ts';

/** From so many on, those close together become one number below this zoom. */
const CLUSTER_FROM = 200;
const CLUSTER_BELOW_ZOOM = 12;

const CLUSTERED = {
  cluster: true,
  clusterRadius: 52,
  clusterMaxZoom: CLUSTER_BELOW_ZOOM - 1,
  clusterMinPoints: 3,
  /** How many of those it stands for need a look. */
  clusterProperties: { stuckCount: ['+', ['case', ['boolean', ['get', 'stuck'], false], 1, 0]] },
} satisfies LayersSpec['source'];

/** How a source of so many points is to be grouped. */
export const clusterSource = (count: number): LayersSpec['source'] =>
  count > CLUSTER_FROM ? CLUSTERED : undefined;

/** 7, 30+, 400+: exact counts change all the time, and each text is an image of its own. */
const COUNT: ExpressionSpecification = ['get', 'point_count'];
const floorTo = (unit: number): ExpressionSpecification => [
  'concat',
  ['to-string', ['*', unit, ['floor', ['/', COUNT, unit]]]],
  '+',
];
export const ROUNDED_COUNT: ExpressionSpecification = [
  'case',
  ['<', COUNT, 10],
  ['to-string', COUNT],
  ['<', COUNT, 100],
  floorTo(10),
  ['<', COUNT, 1_000],
  floorTo(100),
  floorTo(1_000),
];
