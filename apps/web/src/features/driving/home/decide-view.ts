import { isDriving, type AvailabilityView, type DriverRide } from '@ridewire/contracts';
import type { DrivingState } from '../reduce-driving.ts';

export type DriverView =
  | { name: 'loading' }
  | { name: 'offline' }
  | { name: 'requests' }
  /** `next` = the ride after it; `before` = the one that ended as it began. */
  | {
      name: 'driving';
      ride: DriverRide;
      bySupport: boolean;
      /** The ride moved on because the car set off. */
      byItself?: true;
      /** The route has just changed. */
      rerouted?: true;
      next?: DriverRide;
      before?: DriverRide;
    }
  /** The ride is over, and the driver has not said 'Next request' yet. */
  | { name: 'ended'; ride: DriverRide; bySupport: boolean }
  /** The ride was taken from this driver while it was under way; null where no more is known. */
  | { name: 'left'; why: 'not_moving' | 'suspended' | null };

export interface DriverFacts {
  driving: DrivingState | undefined;
  availability: AvailabilityView | undefined;
  /** The ride this driver last had and has not dismissed; survives a reload. */
  watchedId: string | null;
  /** The state of the watched ride from the finished rides; undefined while unknown, null for nothing. */
  found: DriverRide | null | undefined;
}

/** Whether the end of the watched ride must be looked up: it ended while this page was away. */
export function mustLookUp({ driving, watchedId }: Omit<DriverFacts, 'found' | 'availability'>): boolean {
  if (!driving || watchedId === null) return false;
  return driving.ride?.id !== watchedId && driving.left?.rideId !== watchedId && !isUnderWay(driving);
}

const isUnderWay = ({ ride }: DrivingState): boolean => ride !== null && isDriving(ride.status);

function whyLeft({ notMoving, barred }: NonNullable<DrivingState['left']>) {
  if (notMoving) return 'not_moving';
  return barred ? 'suspended' : null;
}

/** The view of the driver's home. The same after a reload, a lost link, and on a second device. */
export function decideView({ driving, availability, watchedId, found }: DriverFacts): DriverView {
  if (!driving || !availability) return { name: 'loading' };
  const { ride, left } = driving;
  const bySupport = driving.bySupport === true;
  const { next, before, byItself, rerouted } = driving;
  if (ride && isDriving(ride.status))
    return {
      name: 'driving',
      ride,
      bySupport,
      ...(byItself && { byItself }),
      ...(rerouted && { rerouted }),
      ...(next && { next }),
      ...(before && { before }),
    };
  if (watchedId !== null) {
    if (ride?.id === watchedId) return { name: 'ended', ride, bySupport };
    if (left?.rideId === watchedId) return { name: 'left', why: whyLeft(left) };
    // After a reload only the present state can explain it.
    if (found === null) return { name: 'left', why: availability.suspended ? 'suspended' : null };
    if (found === undefined) return { name: 'loading' };
    return { name: 'ended', ride: found, bySupport: false };
  }
  return { name: availability.available ? 'requests' : 'offline' };
}
