import type { LatLng, RideStatus } from '@ridewire/contracts';
import { lineFeature, pointFeature, type FeatureChanges, type KeyedFeature } from './geojson.ts';

export interface MapRide {
  id: string;
  status: RideStatus;
  pickup: LatLng;
  destination: LatLng;
}

/** A ride as it was drawn last, and by how many features. */
interface DrawnRide {
  ride: MapRide;
  isStuck: boolean;
  withLine: boolean;
  ids: string[];
}
export type DrawnRides = Map<string, DrawnRide>;

/** More ways than this at once are a tangle; then only the one in focus is drawn. */
const MAX_LINES = 60;

/**
 * A way for each ride under way while they are few, and a disc at each pickup that still waits for its car: what of that
 * changed since it was drawn last. `drawn` is brought up to date.
 */
export function changeRides(
  drawn: DrawnRides,
  rides: readonly MapRide[],
  stuck: { has(rideId: string): boolean },
): FeatureChanges {
  const withLines = rides.length <= MAX_LINES;
  const changes: FeatureChanges = { add: [], remove: [] };
  const here = new Set<string>();
  for (const ride of rides) {
    here.add(ride.id);
    const before = drawn.get(ride.id);
    const isStuck = stuck.has(ride.id);
    if (before?.ride === ride && before.isStuck === isStuck && before.withLine === withLines) continue;
    const features = featuresOf(ride, isStuck, withLines);
    const ids = features.map(({ id }) => id);
    for (const id of before?.ids ?? []) if (!ids.includes(id)) changes.remove.push(id);
    changes.add.push(...features);
    drawn.set(ride.id, { ride, isStuck, withLine: withLines, ids });
  }
  if (drawn.size === here.size) return changes;
  for (const [id, { ids }] of drawn) {
    if (here.has(id)) continue;
    changes.remove.push(...ids);
    drawn.delete(id);
  }
  return changes;
}

function featuresOf(ride: MapRide, stuck: boolean, withLine: boolean): KeyedFeature[] {
  const { id, status, pickup, destination } = ride;
  const features: KeyedFeature[] = [];
  if (withLine)
    features.push({ ...lineFeature([pickup, destination], { rideId: id, status }), id: `way ${id}` });
  if (status === 'requested' || status === 'accepted')
    features.push({ ...pointFeature(pickup, { rideId: id, status, stuck }), id: `pickup ${id}` });
  return features;
}
