import {
  ARRIVED_METERS,
  distanceMeters,
  isActive,
  isCoarse,
  type DriverPosition,
  type NextDriver,
  type RiderRide,
} from '@ridewire/contracts';
import type { PickupMoment } from '@ridewire/contracts/choices';
import { findMoment, isPickupMoment } from './pickup-moments.ts';

/** A ride that ended longer ago is not shown on opening the page, in milliseconds. */
const FRESH_MS = 30 * 60_000;

interface AtPickup {
  name: PickupMoment;
  ride: RiderRide;
  position: DriverPosition | null;
}

/** The state of the rider's screen, and the data it needs. */
export type RidePhase =
  | { name: 'book' }
  | { name: 'searching'; ride: RiderRide }
  /** A driver comes after the ride they have now. */
  | { name: 'reserved'; ride: RiderRide & { next: NextDriver } }
  | {
      name: 'accepted' | 'arriving' | 'picked_up' | 'in_transit';
      ride: RiderRide;
      position: DriverPosition | null;
    }
  | AtPickup
  | { name: 'completed' | 'canceled' | 'no_driver'; ride: RiderRide };

export type PhaseName = RidePhase['name'];

/** Phases of a driver on the way to the pickup, or at it. */
export const isComing = (name: PhaseName): name is 'accepted' | 'arriving' | PickupMoment =>
  name === 'accepted' || name === 'arriving' || isPickupMoment(name);

export const isAtPickup = (phase: RidePhase): phase is AtPickup => isPickupMoment(phase.name);

/**
 * The phase of a ride; without a ride, booking.
 * @param isSeen whether the position is current, and not the car's last one before it was lost
 */
export function ridePhase(ride: RiderRide | null, position: DriverPosition | null, isSeen = true): RidePhase {
  switch (ride?.status) {
    case undefined:
      return { name: 'book' };
    case 'requested':
      return ride.next
        ? { name: 'reserved', ride: { ...ride, next: ride.next } }
        : { name: 'searching', ride };
    case 'accepted': {
      const coming = isSeen && isArriving(ride, position) ? 'arriving' : 'accepted';
      const moment = findMoment(ride);
      return moment ? { name: moment, ride, position } : { name: coming, ride, position };
    }
    case 'picked_up':
    case 'in_transit':
      return { name: ride.status, ride, position };
    case 'completed':
      return { name: 'completed', ride };
    case 'canceled':
      return { name: ride.canceledBy === 'system' ? 'no_driver' : 'canceled', ride };
  }
}

const isArriving = (ride: RiderRide, position: DriverPosition | null): boolean =>
  position !== null && !isCoarse(position) && distanceMeters(position, ride.pickup) <= ARRIVED_METERS;

interface Known {
  /** The live ride: active, or one that ended before our eyes. */
  live: RiderRide | null;
  /** The newest ride of the history, while it is recent. */
  last: RiderRide | null;
  /** The finished ride the person has dismissed. */
  dismissedId: string;
}

/** The ride to show: the active one, otherwise the finished one until it is dismissed. */
export function shownRide({ live, last, dismissedId }: Known): RiderRide | null {
  if (live && isActive(live.status)) return live;
  const finished = live ?? last;
  return finished?.id === dismissedId ? null : finished;
}

/** Whether a finished ride is still shown to a rider who opens the page. Server clock, in milliseconds. */
export function isFresh(ride: RiderRide, nowMs: number): boolean {
  const ended = ride.times.completed ?? ride.times.canceled;
  return ended !== undefined && nowMs - Date.parse(ended) < FRESH_MS;
}
