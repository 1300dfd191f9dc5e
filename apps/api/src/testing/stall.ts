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
  const ride = await findRideImage(core.db, rideId);
  if (!ride) throw new Error('There is no such ride.');
  const asked = { rideId, driverId, place: null, seenVersion: ride.version, answerMs: 90_000 };
  await core.changeRide(ASK_APPROACH, asked);
}
