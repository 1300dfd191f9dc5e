import type { Log } from '../../core/log.ts';
import { noteLeftRide } from '../../drivers/note-decline.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { REPLACE } from '../changes/give-back.ts';

/**
 * Takes a ride from a driver who doesn't come, before the rider is on board, and finds another one. For the former
 * driver it counts as a ride given back, and they don't see it again.
 * @param seenVersion it happens only to this version: any other was already handled
 */
export async function replaceDriver(
  deps: ChangeDeps & { log: Log },
  { rideId, driverId, seenVersion }: { rideId: string; driverId: string; seenVersion: number },
): Promise<void> {
  const image = await deps.changeRide(REPLACE, { rideId, heldBy: driverId, seenVersion });
  if (image) await noteLeftRide(deps, driverId);
}
