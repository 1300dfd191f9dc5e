import type { DriverPosition } from './drivers.ts';
import type { LatLng } from './geo.ts';

/** The driver's way to the pickup, then the way with the rider on board. */
export type TrackLeg = 'approach' | 'trip';

/** rides.track for admins: where the car of one ride really went, thinned, and where it is. Changes are positions. */
export interface RideTrackSnapshot extends Record<TrackLeg, LatLng[]> {
  /** Null when it is unknown, or nobody drives. */
  position: DriverPosition | null;
}
export type RideTrackChange = { kind: 'position'; position: DriverPosition };
