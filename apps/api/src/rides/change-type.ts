import { quoteFare, rateOf, type ChangeTypeInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import { ofRiderOrDesk } from './changes/by-rider-or-desk.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { MAX_RETYPES, RETYPE } from './changes/retype.ts';
import type { RideImage } from '../live/images.ts';
import { countEvents, getRidden } from './reads/ride-queries.ts';
import { viewChanged, type ChangedRide } from './reads/ride-view.ts';

/**
 * A waiting request gets another type of car, by its rider or an admin. It keeps its place and its offers, and costs
 * the quoted multiple of the usual price. With its first change, the search has its full time again.
 * @throws AppError RIDE_NOT_FOUND, BAD_INPUT for an unknown type, PRICE_CHANGED, RIDE_GONE, TOO_MANY after three
 * changes; RIDE_CHANGED when it got a driver or another route, or isn't the version that was seen
 */
export async function changeType(
  deps: ChangeDeps & { rideTypes: Pick<RideTypes, 'getOffered'> },
  actor: Actor,
  input: ChangeTypeInput,
): Promise<ChangedRide> {
  assertRole(actor, 'rider', 'admin');
  const ride = await getRidden(deps, actor, input.rideId);
  if (isSo(ride, input)) return viewChanged(ride);
  const type = deps.rideTypes.getOffered(input.type);
  const { fareCents } = quoteFare(type, ride.distanceMeters, ride.durationSeconds, ride.surgeTenths);
  if (input.quotedFareCents !== undefined && input.quotedFareCents !== fareCents)
    throw new AppError('PRICE_CHANGED');
  const changed = await deps.changeRide(RETYPE, {
    rideId: ride.id,
    ...ofRiderOrDesk(actor, input),
    type: input.type,
    fareCents,
    waitingRateCents: type.perMinuteCents,
    rates: rateOf(type),
    seenMeters: ride.distanceMeters,
    seenSeconds: ride.durationSeconds,
  });
  if (changed) return viewChanged(changed);
  const now = await getRidden(deps, actor, input.rideId);
  if (isSo(now, input)) return viewChanged(now);
  const isSameTrip =
    now.distanceMeters === ride.distanceMeters && now.durationSeconds === ride.durationSeconds;
  if (now.status === 'requested' && isSameTrip) {
    if (now.next) throw new AppError('RETYPED_LATE');
    if ((await countEvents(deps.db, now.id, 'ride.retyped')) >= MAX_RETYPES)
      throw new AppError('RETYPED_OFTEN');
  }
  throw new AppError(now.status === 'canceled' || now.status === 'completed' ? 'RIDE_GONE' : 'RIDE_CHANGED');
}

const isSo = (ride: RideImage, { type }: ChangeTypeInput): boolean =>
  ride.status === 'requested' && ride.type === type;
