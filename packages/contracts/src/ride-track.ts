import type { DriverPosition } from './drivers.ts';
import type { LatLng } from './geo.ts';

/** The drive to the pickup, then the drive with the rider on board. */
export type TrackLeg = 'approach' | 'trip';

/** rides.track for admins: the simplified path that the ride's car took, and its position. Changes are positions. */
export interface RideTrackSnapshot extends Record<TrackLeg, LatLng[]> {
  /** Null if unknown, or if nobody drives the ride. */
  position: DriverPosition | null;
}
export type RideTrackChange = { kind: 'position'; position: DriverPosition };
