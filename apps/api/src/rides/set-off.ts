import type { Log } from '../core/log.ts';
import { reasonOf } from '../core/reason-of.ts';
import type { ChangeRide } from './changes/change-ride.ts';
import { SET_OFF } from './changes/driver-steps.ts';

export type SetOff = (ride: { rideId: string; driverId: string }) => Promise<void>;

/**
 * For a driver who drives on without a press. It happens once, in the database: the driver's own late press changes
 * nothing.
 */
export const createSetOff =
  ({ changeRide, log }: { changeRide: ChangeRide; log: Log }): SetOff =>
  async ({ rideId, driverId }) => {
    await changeRide(SET_OFF, { rideId, heldBy: driverId }).catch((error: unknown) =>
      // Reported again farther on, and the driver's button stays.
      log.warn({ reason: reasonOf(error), rideId }, 'could not take a ride on that set off'),
    );
  };
