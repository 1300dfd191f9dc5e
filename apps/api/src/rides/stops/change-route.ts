import {
  ROUTE_QUOTE_VALID_MS,
  isAboard,
  type ChangeRouteInput,
  type QuoteRouteInput,
  type RiderRide,
  type RouteQuote,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { RideImage } from '../../live/images.ts';
import type { ChangeRide } from '../changes/change-ride.ts';
import { readQuote, signQuote } from '../prices/quote-token.ts';
import { findRideImage } from '../reads/ride-queries.ts';
import { viewForRider } from '../reads/ride-view.ts';
import {
  isRoute,
  measureRoute,
  nameRoute,
  priceTrip,
  reachedOf,
  type PriceRouteDeps,
} from './price-route.ts';
import { REROUTE } from './route-changes.ts';

interface Deps extends PriceRouteDeps {
  db: Db;
  serverKey: Buffer;
  changeRide: ChangeRide;
}

/**
 * What a rider's ride would cost with other places, and the route there.
 * @throws AppError RIDE_NOT_FOUND, and as measureRoute
 */
export async function quoteRoute(
  deps: Omit<Deps, 'changeRide'>,
  actor: Actor,
  input: QuoteRouteInput,
): Promise<RouteQuote> {
  assertRole(actor, 'rider');
  const ride = await getOwn(deps, actor, input.rideId);
  const { way, ...figures } = await measureRoute(deps, ride, input, actor.userId);
  const { distanceMeters, durationSeconds } = figures;
  return {
    ...{ distanceMeters, durationSeconds, way },
    fareCents: priceTrip(deps, ride, figures) + ride.waitingCents,
    token: signQuote(deps.serverKey, nameRoute(ride, input), figures, Date.now(), ROUTE_QUOTE_VALID_MS),
  };
}

/**
 * A rider changes the stops ahead and the destination of their ride, at any time before its end. It costs what was quoted;
 * the price level stays the request's. A ride that already goes there stays as it is.
 * @throws AppError RIDE_NOT_FOUND, PRICE_CHANGED, RIDE_CHANGED when it went on in that moment, TOO_MANY after ten changes, and as
 * measureRoute
 */
export async function changeRoute(deps: Deps, actor: Actor, input: ChangeRouteInput): Promise<RiderRide> {
  assertRole(actor, 'rider');
  const ride = await getOwn(deps, actor, input.rideId);
  if (isRoute(ride, input)) return viewForRider(ride);
  const quoted = input.quoteToken && readQuote(deps.serverKey, nameRoute(ride, input), input.quoteToken);
  const figures = quoted || (await measureRoute(deps, ride, input, actor.userId));
  const tripCents = priceTrip(deps, ride, figures);
  if (input.quotedFareCents !== undefined && input.quotedFareCents !== tripCents + ride.waitingCents)
    throw new AppError('PRICE_CHANGED');
  const changed = await deps.changeRide(REROUTE, {
    rideId: ride.id,
    riderId: actor.userId,
    ipAddress: actor.ipAddress ?? null,
    seenStops: ride.stops,
    seenReached: ride.stopTimes.length,
    seenDestination: ride.destination,
    isAboard: isAboard(ride.status),
    stops: [...reachedOf(ride), ...input.stops],
    destination: input.destination,
    distanceMeters: figures.distanceMeters,
    durationSeconds: figures.durationSeconds,
    tripCents,
  });
  if (changed) return viewForRider(changed);
  const now = await getOwn(deps, actor, input.rideId);
  if (isRoute(now, input)) return viewForRider(now);
  if (now.status === 'completed' || now.status === 'canceled') throw new AppError('RIDE_GONE');
  throw new AppError(nameRoute(now, input) === nameRoute(ride, input) ? 'REROUTED_OFTEN' : 'RIDE_CHANGED');
}

/** @throws AppError RIDE_NOT_FOUND */
async function getOwn({ db }: { db: Db }, actor: Actor, rideId: string): Promise<RideImage> {
  const ride = await findRideImage(db, rideId);
  if (ride?.rider.id !== actor.userId) throw new AppError('RIDE_NOT_FOUND');
  return ride;
}
