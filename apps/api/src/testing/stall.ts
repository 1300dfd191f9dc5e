import type { Db } from '@ridewire/db';
import { ASK_APPROACH } from '../rides/approach/approach-changes.ts';
import type { ChangeRide } from '../rides/changes/change-ride.ts';
import { findRideImage } from '../rides/reads/ride-queries.ts';

/** The driver of an accepted ride came no nearer, and is asked whether they are on the way. */
export async function stall(
  core: { db: Db; changeRide: ChangeRide },
  { userId: driverId }: { userId: string },
  rideId: string,
): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const ride = await findRideImage(core.db, rideId);
    if (!ride) throw new Error('There is no such ride.');
    const asked = { rideId, driverId, place: null, seenVersion: ride.version, answerMs: 90_000 };
    // A server's own look at the ride may come between the reading and the question.
    if (await core.changeRide(ASK_APPROACH, asked)) return;
  }
  throw new Error('The driver can’t be asked.');
}
