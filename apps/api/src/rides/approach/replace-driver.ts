import type { Db } from '@ridewire/db';
import { inTransaction } from '../../core/in-transaction.ts';
import { reasonOf } from '../../core/reason-of.ts';
import type { Log } from '../../core/log.ts';
import { noteDecline } from '../../drivers/note-decline.ts';
import type { ChangeRide } from '../changes/change-ride.ts';
import { REPLACE } from '../changes/give-back.ts';

interface Deps {
  db: Db;
  log: Log;
  changeRide: ChangeRide;
}

/**
 * Takes a ride from a driver who doesn't come, before the rider is on board, and finds another one. For the former
 * driver it counts as a ride given back, and they don't see it again.
 * @param seenVersion it happens only to this version: any other was already handled
 */
export async function replaceDriver(
  deps: Deps,
  { rideId, driverId, seenVersion }: { rideId: string; driverId: string; seenVersion: number },
): Promise<void> {
  const image = await deps.changeRide(REPLACE, { rideId, heldBy: driverId, seenVersion });
  if (!image) return;
  // The ride has left the driver whether or not this is counted. Nothing tries again, so a failure is logged as an
  // error.
  await inTransaction(deps.db, (tx) => noteDecline(tx, driverId)).catch((error: unknown) =>
    deps.log.error(
      { reason: reasonOf(error), driverId },
      'could not count a ride that was taken from a driver',
    ),
  );
}
