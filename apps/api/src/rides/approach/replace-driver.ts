import type { Log } from '../../core/log.ts';
import { noteLeftRide } from '../../drivers/note-decline.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { REPLACE } from '../changes/give-back.ts';

/**
 * Finds another driver for a ride whose driver doesn't come. For that one it counts as given back.
 * @param seenVersion any other version was already handled
 */
export async function replaceDriver(
  deps: ChangeDeps & { log: Log },
  { rideId, driverId, seenVersion }: { rideId: string; driverId: string; seenVersion: number },
): Promise<void> {
  const image = await deps.changeRide(REPLACE, { rideId, heldBy: driverId, seenVersion });
  if (image) await noteLeftRide(deps, driverId);
}
