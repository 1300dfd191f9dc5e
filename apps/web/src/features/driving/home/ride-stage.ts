import {
  ARRIVED_METERS,
  distanceMeters,
  drivingMeters,
  maySay,
  stopsAhead,
  type DriverStep,
  type LatLng,
  type RideStatus,
  type RideView,
  type Stop,
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

export interface Heading {
  kind: 'pickup' | 'stop' | 'destination';
  /** Of a stop, counted from 1. */
  number?: number;
  at: Stop;
}

/** Where the driver is heading: the pickup until the rider is on board, then the stops and the destination. */
export function headingOf({
  status,
  pickup,
  stops = [],
  destination,
}: Pick<RideView, 'status' | 'pickup' | 'stops' | 'destination'>): Heading {
  if (status === 'accepted') return { kind: 'pickup', at: pickup };
  const [next] = stopsAhead({ stops });
  if (next) return { kind: 'stop', number: stops.indexOf(next) + 1, at: next };
  return { kind: 'destination', at: destination };
}

type Arriving = Pick<RideView, 'status' | 'times' | 'pickup'>;

/** From here the pickup is in sight, whatever way round the streets go, in meters. */
const IN_SIGHT_METERS = 100;

/** Whether a driver who said they arrived waits at the pickup: from there no way leads to it. */
export const isAtPickup = ({ status, times, pickup }: Arriving, position: LatLng | null): boolean =>
  status === 'accepted' &&
  times.arrived !== undefined &&
  (!position || distanceMeters(position, pickup) <= IN_SIGHT_METERS);

/** This near to the pickup, in meters, a driver first says that they are there. */
const ARRIVING_METERS = 150;

/**
 * Whether saying so comes before the pickup itself: at the pickup, and then as far as the server accepts it, so that no button
 * changes under the thumb with a position that jitters. A driver whose position isn't known is not held up.
 */
export const saysArrivalFirst = (ride: Arriving, position: LatLng | null, was: boolean): boolean =>
  maySay(ride, 'arrived') &&
  position !== null &&
  distanceMeters(position, ride.pickup) <= (was ? ARRIVED_METERS : ARRIVING_METERS);

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
