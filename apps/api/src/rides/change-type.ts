import { rateOf, type ChangeTypeInput, type RiderRide } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { ChangeRide } from './changes/change-ride.ts';
import { RETYPE } from './changes/retype.ts';
import type { Db } from '@ridewire/db';
import { quoteFare, splitFare } from './prices/fare.ts';
import type { RideImage } from '../live/images.ts';
import { getRidden } from './reads/get-ridden.ts';
import { viewForRider } from './reads/ride-view.ts';

/**
 * A rider whose request no one has taken yet asks for another type of car. The ride stays the same, keeps its place and
 * its offers, and costs the quoted multiple of the usual price. With its first change, the search has its full time
 * again. A ride that already has this type stays as it is.
 * @throws AppError RIDE_NOT_FOUND, BAD_INPUT for an unknown type, PRICE_CHANGED, RIDE_CHANGED when a driver took or
 * reserved it since, or its route changed, RIDE_GONE when it is over, TOO_MANY after three changes
 */
export async function changeType(
  deps: { db: Db; changeRide: ChangeRide; rideTypes: Pick<RideTypes, 'getOffered'> },
  actor: Actor,
  input: ChangeTypeInput,
): Promise<RiderRide> {
  assertRole(actor, 'rider');
  const ride = await getRidden(deps, actor, input.rideId);
  if (isSo(ride, input)) return viewForRider(ride);
  const type = deps.rideTypes.getOffered(input.type);
  const { fareCents } = quoteFare(type, ride.distanceMeters, ride.durationSeconds, ride.surgeTenths);
  if (input.quotedFareCents !== undefined && input.quotedFareCents !== fareCents)
    throw new AppError('PRICE_CHANGED');
  const changed = await deps.changeRide(RETYPE, {
    rideId: ride.id,
    riderId: actor.userId,
    ipAddress: actor.ipAddress ?? null,
    type: input.type,
    fareCents,
    ...splitFare(fareCents),
    waitingRateCents: type.perMinuteCents,
    rates: rateOf(type),
    seenMeters: ride.distanceMeters,
    seenSeconds: ride.durationSeconds,
  });
  if (changed) return viewForRider(changed);
  const now = await getRidden(deps, actor, input.rideId);
  if (isSo(now, input)) return viewForRider(now);
  const isSameTrip =
    now.distanceMeters === ride.distanceMeters && now.durationSeconds === ride.durationSeconds;
  if (now.status === 'requested' && isSameTrip)
    throw new AppError(now.next ? 'RETYPED_LATE' : 'RETYPED_OFTEN');
  throw new AppError(now.status === 'canceled' || now.status === 'completed' ? 'RIDE_GONE' : 'RIDE_CHANGED');
}

const isSo = (ride: RideImage, { type }: ChangeTypeInput): boolean =>
  ride.status === 'requested' && ride.type === type;
