import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import type { Move } from './move-ride.ts';
import type { RideImage } from './ride-image.ts';
import { explainMove } from './ride-policy.ts';
import { findRefusedRide } from './ride-queries.ts';
import { sourcesOf } from './ride-state.ts';

/**
 * Moves a ride from wherever the table allows it.
 * @throws AppError that says why the ride did not move
 */
export async function makeMove(
  core: Core,
  move: Pick<Move, 'rideId' | 'event' | 'to' | 'mover' | 'actorId'> &
    Partial<Pick<Move, 'ipAddress' | 'canceledBy' | 'reason' | 'from'>>,
): Promise<RideImage> {
  const image = await core.moveRide({
    from: sourcesOf(move.to, move.mover),
    canceledBy: null,
    reason: null,
    ...move,
  });
  if (image) return image;
  throw new AppError(
    explainMove(await findRefusedRide(core.db, move.rideId), move.to, move.mover, move.actorId),
  );
}
