import type { LatLng, RideStatus } from '@ridewire/contracts';
import { collectFeatures, lineFeature, pointFeature, type MapFeatures } from './geojson.ts';

export interface MapRide {
  id: string;
  status: RideStatus;
  pickup: LatLng;
  destination: LatLng;
  /** Needs a look: its pickup is ringed. */
  stuck: boolean;
}

/** More ways than this at once are a tangle; then only the one in focus is drawn. */
const MAX_LINES = 60;

/** A way for each ride under way while they are few, and a disc at each pickup that still waits for its car. */
export function rideFeatures(rides: readonly MapRide[]): MapFeatures {
  const waiting = rides.filter(({ status }) => status === 'requested' || status === 'accepted');
  const lines = rides.length <= MAX_LINES ? rides : [];
  return collectFeatures([
    ...lines.map(({ id, status, pickup, destination }) =>
      lineFeature([pickup, destination], { rideId: id, status }),
    ),
    ...waiting.map(({ id, status, pickup, stuck }) => pointFeature(pickup, { rideId: id, status, stuck })),
  ]);
}
