import type { ExpressionSpecification } from 'maplibre-gl';
import { cityTones, type CityTone } from './car-shape.ts';
import type { LayersSpec } from './use-map-layers.ts';

/** From this many points on, those close together become one ring below this zoom. */
const CLUSTER_FROM = 200;
const CLUSTER_BELOW_ZOOM = 12;
/** With fewer than this they stand alone again, so that a city with just 200 does not flip back and forth. */
const APART_BELOW = 180;

const countIf = (condition: ExpressionSpecification): unknown => ['+', ['case', condition, 1, 0]];

const CLUSTERED = {
  cluster: true,
  clusterRadius: 52,
  clusterMaxZoom: CLUSTER_BELOW_ZOOM - 1,
  clusterMinPoints: 3,
  /** How many there are of each tone, and how many in all need attention. */
  clusterProperties: {
    ...Object.fromEntries(cityTones.map((tone) => [tone, countIf(['==', ['get', 'tone'], tone])])),
    stuck: countIf(['boolean', ['get', 'stuck'], false]),
  },
} satisfies LayersSpec['source'];

/** The clustering for a source with this many points; `before` is the present one. */
export const clusterSource = (count: number, before: LayersSpec['source']): LayersSpec['source'] =>
  count > (before ? APART_BELOW : CLUSTER_FROM) ? CLUSTERED : undefined;

/** What a cluster contains. */
export interface ClusterCounts extends Record<CityTone, number> {
  total: number;
  stuck: number;
}

/** Reads what the map counted for a cluster. */
export function readCounts(properties: Record<string, unknown>): ClusterCounts {
  const read = (name: string) => Number(properties[name] ?? 0);
  return {
    total: read('point_count'),
    stuck: read('stuck'),
    requested: read('requested'),
    accepted: read('accepted'),
    picked_up: read('picked_up'),
    in_transit: read('in_transit'),
    idle: read('idle'),
  };
}
