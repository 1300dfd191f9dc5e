import { estimateTrip, type RequestRideInput, type RiderRide } from '@ridewire/contracts';
import { v7 as newId } from 'uuid';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { OFFER_SECONDS, planWave } from '../dispatch/plan-wave.ts';
import { isBlocked } from '../users/user-queries.ts';
import { quoteFare, splitFare } from './fare.ts';
import { assertTrip } from './quote-ride.ts';
import { findCommandRide, sameRequest } from './ride-queries.ts';
import { viewForRider } from './ride-view.ts';

/**
 * A rider asks for a ride, and the nearest drivers are asked in the same statement. Sent again with the same command id
 * it answers with the ride already made.
 * @throws AppError OUTSIDE_AREA, SAME_PLACE, TOO_FAR, PRICE_CHANGED, RIDER_BUSY, COMMAND_REUSED, USER_BLOCKED, TOO_MANY
 */
export async function requestRide(core: Core, actor: Actor, input: RequestRideInput): Promise<RiderRide> {
  assertRole(actor, 'rider');
  assertTrip(core.clientConfig.pickupArea, input.pickup, input.destination);
  const trip = estimateTrip(input.pickup, input.destination);
  const { fareCents } = quoteFare(input.type, trip.distanceMeters, trip.durationSeconds);
  const isOldPrice = input.quotedFareCents !== undefined && input.quotedFareCents !== fareCents;
  if (isOldPrice) return repeated(core, actor, input, new AppError('PRICE_CHANGED'));

  const waitMs = core.hasty.waitMs(actor.userId);
  if (waitMs > 0) return repeated(core, actor, input, hasty(waitMs));

  const wave = planWave(1);
  const nearest = core.drivers.nearest(input.pickup, wave);
  const image = await core.insertRide({
    id: newId(),
    riderId: actor.userId,
    ipAddress: actor.ipAddress ?? null,
    commandId: input.commandId,
    pickup: input.pickup,
    destination: input.destination,
    type: input.type,
    ...trip,
    fareCents,
    ...splitFare(fareCents),
    // The others are asked by the next wave, if it still waits then.
    offers: nearest.filter(({ driverId }) => !core.hasty.isQuiet(actor.userId, driverId)),
    offerSeconds: OFFER_SECONDS,
    nextWaveSeconds: wave.nextWaveSeconds,
  });
  return image ? viewForRider(image) : repeated(core, actor, input, new AppError('RIDER_BUSY'));
}

/**
 * The ride this command made before, if it did.
 * @throws AppError COMMAND_REUSED when it made another one, USER_BLOCKED or `otherwise` when it made none
 */
async function repeated(
  core: Core,
  actor: Actor,
  input: RequestRideInput,
  otherwise: AppError,
): Promise<RiderRide> {
  const made = await findCommandRide(core.db, actor.userId, input.commandId);
  if (!made) throw (await isBlocked(core.db, actor.userId)) ? new AppError('USER_BLOCKED') : otherwise;
  if (!sameRequest(made, input)) throw new AppError('COMMAND_REUSED');
  return viewForRider(made.image);
}

function hasty(waitMs: number): AppError {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError(
    'TOO_MANY',
    `You canceled many requests just now. Try again in ${wait}.`,
    Math.ceil(waitMs / 1_000),
  );
}
