import type { Log } from '../core/log.ts';
import { reasonOf } from '../core/reason-of.ts';
import type { RideMover } from './moves/move-ride.ts';
import { sourcesOf } from './rules/ride-state.ts';

/** Takes a ride on to `in_transit` by itself. */
export type SetOff = (ride: { rideId: string; driverId: string }) => Promise<void>;

/**
 * For a driver who drives on without a press. The database lets it happen once, and never twice with the driver's own press:
 * what was too late changes nothing.
 */
export const createSetOff =
  ({ moveRide, log }: { moveRide: RideMover; log: Log }): SetOff =>
  async ({ rideId, driverId }) => {
    await moveRide({
      rideId,
      event: 'ride.in_transit',
      from: sourcesOf('in_transit', 'system'),
      to: 'in_transit',
      mover: 'system',
      actorId: null,
      heldBy: driverId,
      canceledBy: null,
      reason: null,
    }).catch((error: unknown) =>
      // Said again farther on, and the driver's button stays.
      log.warn({ reason: reasonOf(error), rideId }, 'could not take a ride on that set off'),
    );
  };
