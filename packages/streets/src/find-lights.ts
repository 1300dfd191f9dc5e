import type { OsmNode } from './osm-extract.ts';

/** The directions of a way, as it is drawn, in which cars stop at a node's traffic lights. */
export type LightsAt = ReadonlyMap<number, { forward: boolean; backward: boolean }>;

/** Traffic lights for cars: at a crossing, at a stop line before it, or where people cross on foot. */
export function findLights(nodes: readonly OsmNode[]): LightsAt {
  const lights = nodes.filter(
    ({ tags }) =>
      tags['highway'] === 'traffic_signals' ||
      (tags['highway'] === 'crossing' && tags['crossing'] === 'traffic_signals'),
  );
  return new Map(
    lights.map(({ id, tags }) => {
      const direction = tags['traffic_signals:direction'] ?? tags['direction'];
      return [id, { forward: direction !== 'backward', backward: direction !== 'forward' }];
    }),
  );
}
