import { quoteFare, splitFare, type RequestRideInput, type RiderRide } from '@ridewire/contracts';
import { v7 as newId } from 'uuid';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { RideTypes } from '../ride-types/follow-ride-types.ts';
import type { RiderCancellations, RequestWait } from './rider-cancellations.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { REQUEST, type FirstDriversChooser } from './changes/request.ts';
import type { Db } from '@ridewire/db';
import { OFFER_SECONDS } from './rules/offer-policy.ts';
import type { Limits } from '../core/limits.ts';
import type { SurgePrices } from '../surge/surge-prices.ts';
import { isBlocked } from '../users/user-queries.ts';
import { isPinHour, type PinHours } from './pin/is-pin-hour.ts';
import { findPromo, promoRefusalOf } from '../promos/find-promo.ts';
import { assertServed, findTrip, type FindTripDeps } from './prices/find-trip.ts';
import { readQuote, type QuotedFigures } from './prices/quote-token.ts';
import { findCommandRide, sameRequest } from './reads/ride-queries.ts';
import { viewForRider } from './reads/ride-view.ts';
import type { RideImage } from '../live/images.ts';
import type { TokenKeys } from '../core/token-keys.ts';

export interface RequestDeps extends FindTripDeps, ChangeDeps {
  limits: Limits;
  tokenKeys: TokenKeys;
  timeZone: string;
  pinHours: PinHours | null;
  cancellations: RiderCancellations;
  surge: Pick<SurgePrices, 'tenthsAt'>;
  rideTypes: Pick<RideTypes, 'getOffered' | 'edition' | 'ratesIn'>;
  chooseFirstDrivers: FirstDriversChooser;
}

/**
 * A rider requests a ride, and the nearest drivers are asked in the same statement. The same command id again gets the
 * existing ride.
 * @throws AppError as findTrip and findPromo; BAD_INPUT for an unknown type, QUOTE_INVALID, PRICE_CHANGED, RIDER_BUSY,
 * COMMAND_REUSED, USER_BLOCKED, TOO_MANY
 */
export async function requestRide(
  deps: RequestDeps,
  actor: Actor,
  input: RequestRideInput,
): Promise<RiderRide> {
  assertRole(actor, 'rider');
  return viewForRider(await requestFor(deps, actor, actor.userId, input));
}

/** By an admin, for any rider. @throws AppError as requestRide */
export async function requestFor(
  deps: RequestDeps,
  actor: Actor,
  riderId: string,
  input: RequestRideInput,
): Promise<RideImage> {
  try {
    return await makeRide(deps, actor, riderId, input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A request made before counts, even if no car can drive there or the type is gone by now.
    return repeated(deps, riderId, input, error);
  }
}

async function makeRide(
  deps: RequestDeps,
  actor: Actor,
  riderId: string,
  input: RequestRideInput,
): Promise<RideImage> {
  const type = deps.rideTypes.getOffered(input.type);
  const { edition, ...trip } = await findFigures(deps, actor, input);
  const rates = await deps.rideTypes.ratesIn(edition, type.id);
  const { distanceMeters, durationSeconds, surgeTenths } = trip;
  const { fareCents } = quoteFare({ ...rates, id: type.id }, distanceMeters, durationSeconds, surgeTenths);
  if (input.quotedFareCents !== undefined && input.quotedFareCents !== fareCents)
    throw new AppError('PRICE_CHANGED');

  const wait = actor.userId === riderId && deps.cancellations.findWait(riderId);
  if (wait) throw refuseRequest(wait);

  const { pickup, destination, promoCode } = input;
  const promo = promoCode === undefined ? undefined : await findPromo(deps, actor, riderId, promoCode);
  const wish = { riderId, type: type.id, pickup, destination };
  const shares = splitFare(fareCents);
  const made = deps.changeRide(REQUEST, {
    id: newId(),
    ...wish,
    byId: actor.userId,
    byRole: actor.role,
    ipAddress: actor.ipAddress ?? null,
    commandId: input.commandId,
    stops: input.stops ?? [],
    ...trip,
    fareCents,
    ...shares,
    waitingRateCents: rates.perMinuteCents,
    rates,
    scheduledFor: null,
    pickupNote: input.pickupNote ?? null,
    passenger: input.passenger ?? null,
    business: input.business ?? null,
    promoId: promo?.id ?? null,
    isPinHour: isPinHour(deps.pinHours, deps.timeZone, Date.now()),
    ...(await deps.chooseFirstDrivers({ ...wish, ...shares })),
    offerSeconds: OFFER_SECONDS,
  });
  const image = await made.catch((error: unknown) => {
    // Others took the last use in between, or the desk ended the code.
    const why = promoRefusalOf(error);
    throw why ? new AppError(why).at('promoCode') : error;
  });
  if (!image) throw new AppError('RIDER_BUSY');
  return image;
}

/**
 * The quoted figures, or those a quote would have now: in a busy area, a program without a quote pays as much as
 * everyone.
 * @throws AppError as findTrip, and QUOTE_INVALID
 */
async function findFigures(
  deps: RequestDeps,
  { userId }: Actor,
  input: RequestRideInput,
): Promise<QuotedFigures> {
  // Areas may have changed since the quote.
  assertServed(deps, input);
  const quoted = input.quoteToken && readQuote(deps.tokenKeys, input, input.quoteToken);
  if (quoted) return quoted;
  const { distanceMeters, durationSeconds } = await findTrip(deps, input, userId);
  const surgeTenths = deps.surge.tenthsAt(input.pickup);
  return { distanceMeters, durationSeconds, surgeTenths, edition: deps.rideTypes.edition() };
}

/** @throws AppError COMMAND_REUSED when the command made another ride, USER_BLOCKED or `otherwise` when it made none */
async function repeated(
  deps: { db: Db },
  riderId: string,
  input: RequestRideInput,
  otherwise: AppError,
): Promise<RideImage> {
  const made = await findCommandRide(deps.db, riderId, input.commandId);
  if (!made) throw (await isBlocked(deps.db, riderId)) ? new AppError('USER_BLOCKED') : otherwise;
  if (!sameRequest(made, input)) throw new AppError('COMMAND_REUSED');
  return made.image;
}

const refuseRequest = ({ ms, why }: RequestWait): AppError =>
  new AppError(why === 'late' ? 'CANCELED_LATE' : 'CANCELED_OFTEN', {
    retryAfterSeconds: Math.ceil(ms / 1_000),
  });
