import type { RideStatus } from '@ridewire/contracts';
import { AppError } from '../../core/app-error.ts';
import type { Db } from '@ridewire/db';
import type { RideMover } from './move-ride.ts';
import type { Move } from './move.ts';
import type { RideImage } from '../../live/images.ts';
import { explainMove, isOther, needsReason } from '../rules/ride-policy.ts';
import { findRefusedRide } from '../reads/ride-queries.ts';
import { sourcesOf } from '../rules/ride-state.ts';

/**
 * Moves a ride from wherever the table allows it, or only from the status and the version that were seen.
 * @throws AppError that says why the ride did not move
 */
export async function makeMove(
  deps: { db: Db; moveRide: RideMover },
  {
    seen,
    ...move
  }: Pick<Move, 'rideId' | 'event' | 'to' | 'mover' | 'actorId'> &
    Partial<Pick<Move, 'ipAddress' | 'canceledBy' | 'reason' | 'seenVersion'>> & {
      seen?: RideStatus | undefined;
    },
): Promise<RideImage> {
  const wanted: Move = {
    from: sourcesOf(move.to, move.mover).filter(
      (status) => (!seen || status === seen) && (move.reason || !needsReason(status, move.to, move.mover)),
    ),
    canceledBy: null,
    reason: null,
    ...move,
  };
  const image = await deps.moveRide(wanted);
  if (image) return image;
  const ride = await findRefusedRide(deps.db.orm, move.rideId);
  // Drivers were being asked at that very moment, which is no change to who saw it before.
  const isJustAsked = ride !== undefined && move.seenVersion !== undefined && ride.version > move.seenVersion;
  if (isJustAsked && !isOther(ride, move.seenVersion) && wanted.from.includes(ride.status)) {
    const moved = await deps.moveRide(wanted);
    if (moved) return moved;
  }
  if (ride && seen && ride.status !== seen && ride.status !== move.to)
    throw new AppError('RIDE_CHANGED_TO', { status: ride.status });
  if (ride && isOther(ride, move.seenVersion) && ride.status !== move.to) throw new AppError('RIDE_CHANGED');
  if (ride && !move.reason && needsReason(ride.status, move.to, move.mover))
    throw new AppError('REASON_NEEDED');
  throw new AppError(explainMove(ride, move.to, move.mover, move.actorId));
}
