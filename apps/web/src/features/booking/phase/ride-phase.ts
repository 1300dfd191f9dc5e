import {
  ARRIVED_METERS,
  distanceMeters,
  isActive,
  isCoarse,
  type DriverPosition,
  type NextDriver,
  type RiderRide,
} from '@ridewire/contracts';
import { isToldMoment, TOLD_IN_ORDER, TOLD_MOMENTS, type ToldMoment } from '@ridewire/contracts/choices';

/** A ride that ended longer ago is not shown on opening the page, in milliseconds. */
const FRESH_MS = 30 * 60_000;

type ComingName = 'accepted' | 'arriving' | ToldMoment;

interface Driven<Name> {
  name: Name;
  ride: RiderRide;
  position: DriverPosition | null;
}

/** The driver is on the way to the pickup, or at it. */
export type Coming = Driven<'accepted' | 'arriving'> | Driven<ToldMoment>;

/** The state of the rider's screen, and the data it needs. */
export type RidePhase =
  | { name: 'book' }
  | { name: 'searching'; ride: RiderRide }
  /** A driver comes after the ride they have now. */
  | { name: 'reserved'; ride: RiderRide & { next: NextDriver } }
  | Coming
  | Driven<'picked_up' | 'in_transit'>
  | { name: 'completed' | 'canceled' | 'no_driver'; ride: RiderRide };

export type PhaseName = RidePhase['name'];

const toldWhile = (isAtPickup: boolean) =>
  TOLD_IN_ORDER.filter((moment) => TOLD_MOMENTS[moment].isAtPickup === isAtPickup);

/** What follows the accept, in this order: what the driver tells on the way, that they are near, and what they tell there. */
const STEPS: readonly Exclude<ComingName, 'accepted'>[] = [
  ...toldWhile(false),
  'arriving',
  ...toldWhile(true),
];

/** How far the driver has come: the higher, the later, and -1 right after the accept. */
export const stepOf = (name: ComingName): number => (STEPS as readonly string[]).indexOf(name);

export const isComing = (name: PhaseName): name is ComingName =>
  name === 'accepted' || (STEPS as readonly string[]).includes(name);
export const isComingPhase = (phase: RidePhase): phase is Coming => isComing(phase.name);

/** Whether the driver is nearly there, or there: now the car must be found. */
export const isNear = (name: PhaseName): boolean => isComing(name) && stepOf(name) >= stepOf('arriving');

/** Whether its driver began it by telling the rider something. */
export const isTold = (phase: RidePhase): phase is Driven<ToldMoment> => isToldMoment(phase.name);

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
      const isThere = isSeen && isArriving(ride, position);
      const name = STEPS.findLast((step) => (isToldMoment(step) ? ride.times[step] : isThere));
      return { name: name ?? 'accepted', ride, position };
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
