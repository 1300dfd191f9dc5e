import { isActive, type LatLng, type RideStatus } from '@ridewire/contracts';
import { lineFeature, pointFeature, type FeatureChanges, type KeyedFeature } from './geojson.ts';

export interface MapRide {
  id: string;
  status: RideStatus;
  pickup: LatLng;
  destination: LatLng;
}

/** A ride as it was last drawn, and its number of features. */
interface DrawnRide {
  ride: MapRide;
  overStreets: boolean;
  ids: string[];
}
export type DrawnRides = Map<string, DrawnRide>;

/** More routes than this at once are a tangle, so only the one in focus is drawn. */
const MOST_RIDES = 60;

/**
 * While few rides are under way: a line for each, and a disc where a car is going. Returns what changed since the last
 * drawing and updates `drawn`.
 * @param overStreets whether streets are drawn; a straight line would then cross houses, so there is none
 */
export function changeRides(
  drawn: DrawnRides,
  all: readonly MapRide[],
  overStreets: boolean,
): FeatureChanges {
  const rides = fewUnderWay(all);
  const changes: FeatureChanges = { add: [], remove: [] };
  const here = new Set<string>();
  for (const ride of rides) {
    here.add(ride.id);
    const before = drawn.get(ride.id);
    if (before?.ride === ride && before.overStreets === overStreets) continue;
    const features = featuresOf(ride, overStreets);
    const ids = features.map(({ id }) => id);
    for (const id of before?.ids ?? []) if (!ids.includes(id)) changes.remove.push(id);
    changes.add.push(...features);
    drawn.set(ride.id, { ride, overStreets, ids });
  }
  if (drawn.size === here.size) return changes;
  for (const [id, { ids }] of drawn) {
    if (here.has(id)) continue;
    changes.remove.push(...ids);
    drawn.delete(id);
  }
  return changes;
}

/** None if there are too many, by whatever number. */
function fewUnderWay(all: readonly MapRide[]): readonly MapRide[] {
  const rides: MapRide[] = [];
  for (const ride of all) {
    if (!isActive(ride.status)) continue;
    if (rides.length === MOST_RIDES) return [];
    rides.push(ride);
  }
  return rides;
}

function featuresOf({ id, status, pickup, destination }: MapRide, overStreets: boolean): KeyedFeature[] {
  const way = { ...lineFeature([pickup, destination], { rideId: id, status }), id: `way ${id}` };
  const disc = { ...pointFeature(pickup, { rideId: id }), id: `pickup ${id}` };
  return [...(overStreets ? [] : [way]), ...(status === 'accepted' ? [disc] : [])];
}
