import type { ChangeRide } from './changes/change-ride.ts';
import { RELEASE } from './changes/give-back.ts';
import type { RideImage } from '../live/images.ts';

/** A ride that leaves its driver before the rider is on board. */
interface GivenBack {
  rideId: string;
  driverId: string;
  /** The driver, or the admin who takes it from them. */
  mover: 'driver' | 'admin';
  actorId: string;
  ipAddress?: string | null | undefined;
}

/**
 * Returns an accepted ride to the pool, where that driver doesn't see it again.
 * @returns undefined when it was no longer accepted, or no longer this driver's
 */
export const giveBackRide = (
  deps: { changeRide: ChangeRide },
  { rideId, driverId, mover, actorId, ipAddress }: GivenBack,
): Promise<RideImage | undefined> =>
  deps.changeRide(RELEASE[mover], { rideId, actorId, ipAddress, heldBy: driverId });
