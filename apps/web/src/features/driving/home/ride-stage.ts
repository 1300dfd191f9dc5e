import {
  distanceMeters,
  drivingMeters,
  type DriverStep,
  type LatLng,
  type RideStatus,
  type RideView,
} from '@ridewire/contracts';

/** Further from the place than this, in meters by straight line, the driver is asked before a stage is committed. */
export const FAR_METERS = 300;

const NEXT: Partial<Record<RideStatus, DriverStep>> = {
  accepted: 'picked_up',
  picked_up: 'in_transit',
  in_transit: 'completed',
};

/** The next step; none once the ride has ended. */
export const findNextStep = (status: RideStatus): DriverStep | undefined => NEXT[status];

/** Where the driver is heading: the pickup until the rider is on board. */
export const headingTo = (ride: Pick<RideView, 'status'>): 'pickup' | 'destination' =>
  ride.status === 'accepted' ? 'pickup' : 'destination';

/** From here the pickup is in sight, whatever way round the streets go, in meters. */
const IN_SIGHT_METERS = 100;

/** Whether a driver who said they arrived waits at the pickup: from there no way leads to it. */
export const isAtPickup = (
  { status, times, pickup }: Pick<RideView, 'status' | 'times' | 'pickup'>,
  position: LatLng | null,
): boolean =>
  status === 'accepted' &&
  times.arrived !== undefined &&
  (!position || distanceMeters(position, pickup) <= IN_SIGHT_METERS);

/** The place where a step is made; setting off may happen anywhere. */
const placeOf: Record<DriverStep, 'pickup' | 'destination' | null> = {
  picked_up: 'pickup',
  in_transit: null,
  completed: 'destination',
};

/**
 * How far from its place a step would be made, in meters by street, as the route to it is told; null when near enough,
 * or unknown.
 */
export function findFarFrom(
  ride: Pick<RideView, 'pickup' | 'destination'>,
  to: DriverStep,
  position: LatLng | null,
): { place: 'pickup' | 'destination'; meters: number } | null {
  const place = placeOf[to];
  if (!place || !position) return null;
  const meters = distanceMeters(position, ride[place]);
  return meters > FAR_METERS ? { place, meters: drivingMeters(meters) } : null;
}
