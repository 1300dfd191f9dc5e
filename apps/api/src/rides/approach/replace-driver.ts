import type { Db } from '@ridewire/db';
import { inTransaction } from '../../core/in-transaction.ts';
import { reasonOf } from '../../core/reason-of.ts';
import type { Log } from '../../core/log.ts';
import { noteDecline } from '../../drivers/note-decline.ts';
import type { ChangeRide } from '../changes/change-ride.ts';
import { REPLACE } from '../changes/transitions.ts';

interface Deps {
  db: Db;
  log: Log;
  changeRide: ChangeRide;
}

/**
 * Takes a ride from a driver who doesn't come, before the rider is on board, and has another one found. For the former one it
 * counts as a ride given back, and they don't see it again.
 * @param seenVersion it happens only to this version: any other was seen to by somebody
 */
export async function replaceDriver(
  deps: Deps,
  { rideId, driverId, seenVersion }: { rideId: string; driverId: string; seenVersion: number },
): Promise<void> {
  const image = await deps.changeRide(REPLACE, { rideId, heldBy: driverId, seenVersion });
  if (!image) return;
  // The ride has left them, whether or not this is counted. Nobody counts it again, so that it is always an error.
  await inTransaction(deps.db, (tx) => noteDecline(tx, driverId)).catch((error: unknown) =>
    deps.log.error(
      { reason: reasonOf(error), driverId },
      'could not count a ride that was taken from a driver',
    ),
  );
}
