import { USUAL_WAITING } from '@ridewire/contracts';
import { AppError } from '../../core/app-error.ts';
import type { RideImage } from '../../live/images.ts';
import { findRefusedRide } from '../reads/ride-queries.ts';
import { explainTransition, isOther, needsReason } from '../rules/ride-policy.ts';
import type { ChangeDeps } from './change-ride.ts';
import { hasHad, type Kept } from './kept-act.ts';
import type { AsSeen, Transition } from './transition.ts';

type Wanted = AsSeen & Pick<Kept, 'actId'> & { isNoShow?: boolean | undefined };

/**
 * @throws AppError that says why the ride did not change; NO_SHOW_EARLY, or ILLEGAL_STEP once the rider is aboard, for
 * a no-show
 */
export async function makeTransition<Input extends Wanted>(
  { db, changeRide }: ChangeDeps,
  transition: Transition<Input>,
  input: Input,
): Promise<RideImage> {
  const { from, to, mover } = transition;
  const { rideId, actorId, reason, isNoShow, seenVersion, seenStatus } = input;
  const image = await changeRide(transition, input);
  if (image) return image;
  const ride = await findRefusedRide(db.orm, rideId);
  if (ride && hasHad(ride, { ...input, to })) throw new AppError('ALREADY_DONE');
  const isReasonMissing = ride && !reason && needsReason(ride.status, to, mover);
  // More drivers were asked in between: for the person nothing has changed.
  const isJustAsked =
    ride && seenVersion !== undefined && ride.version > seenVersion && !isOther(ride, seenVersion);
  if (isJustAsked && from.includes(ride.status) && !isReasonMissing) {
    const changed = await changeRide(transition, input);
    if (changed) return changed;
  }
  if (ride && seenStatus && ride.status !== seenStatus && ride.status !== to)
    throw new AppError('RIDE_CHANGED_TO', { status: ride.status });
  if (ride && isOther(ride, seenVersion) && ride.status !== to) throw new AppError('RIDE_CHANGED');
  if (isReasonMissing) throw new AppError('REASON_NEEDED');
  const why = explainTransition(ride, to, mover, actorId);
  if (why !== 'RIDE_CHANGED' || !isNoShow) throw new AppError(why);
  if (ride?.status !== 'accepted') throw new AppError('ILLEGAL_STEP');
  throw new AppError('NO_SHOW_BEFORE', { minutes: (ride.waiting ?? USUAL_WAITING).noShowMinutes });
}
