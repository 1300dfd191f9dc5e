import {
  MOST_ROUTES,
  ROUTE_QUOTE_VALID_MS,
  isAboard,
  isActive,
  type ChangeRouteInput,
  type QuoteRouteInput,
  type RouteQuote,
} from '@ridewire/contracts';
import { assertRole, type Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { discountFor } from '../../promos/discount-for.ts';
import type { RideImage } from '../../live/images.ts';
import { ofRiderOrDesk } from '../changes/by-rider-or-desk.ts';
import type { ChangeDeps } from '../changes/change-ride.ts';
import { isQuoteOf, readQuote, signQuote, type PricedTrip } from '../prices/quote-token.ts';
import { countEvents, getRidden } from '../reads/ride-queries.ts';
import { viewChanged, type ChangedRide } from '../reads/ride-view.ts';
import {
  assertServedRoute,
  isRoute,
  measureRoute,
  nameRoute,
  priceTrip,
  reachedOf,
  type PriceRouteDeps,
} from './price-route.ts';
import { REROUTE } from './route-changes.ts';
import type { TokenKeys } from '../../core/token-keys.ts';

interface Deps extends PriceRouteDeps, ChangeDeps {
  tokenKeys: TokenKeys;
}

/**
 * What a ride would cost with other places, and the route.
 * @throws AppError RIDE_NOT_FOUND, TOO_MANY after ten changes, and as assertServedRoute and measureRoute
 */
export async function quoteRoute(
  deps: Omit<Deps, 'changeRide'>,
  actor: Actor,
  input: QuoteRouteInput,
): Promise<RouteQuote> {
  assertRole(actor, 'rider', 'admin');
  const ride = await getRidden(deps, actor, input.rideId);
  await assertMayChange(deps, ride);
  assertServedRoute(deps, ride, input);
  const { way, ...figures } = await measureRoute(deps, ride, input, actor.userId);
  const { distanceMeters, durationSeconds } = figures;
  const tripCents = priceTrip(deps, ride, figures);
  const discount = await discountFor(deps.db, ride.promoCode);
  return {
    ...{ distanceMeters, durationSeconds, way },
    fareCents: tripCents + ride.waitingCents,
    discountCents: discount(tripCents),
    // The ride keeps its prices, so the list's number says nothing here.
    token: signQuote(
      deps.tokenKeys,
      nameRoute(ride, input),
      { ...figures, edition: 0 },
      Date.now(),
      ROUTE_QUOTE_VALID_MS,
    ),
  };
}

/** @throws AppError RIDE_GONE, TOO_MANY after ten changes */
async function assertMayChange({ db }: Pick<Deps, 'db'>, { id, status }: RideImage): Promise<void> {
  if (!isActive(status)) throw new AppError('RIDE_GONE');
  if ((await countEvents(db, id, 'ride.rerouted')) >= MOST_ROUTES) throw new AppError('REROUTED_OFTEN');
}

/**
 * Changes the stops ahead and the destination, at any time before the end. It costs what was quoted, at the request's
 * price level. With the quote's token it happens only to the ride as it was quoted.
 * @throws AppError RIDE_NOT_FOUND, PRICE_CHANGED, RIDE_CHANGED, TOO_MANY after ten changes, and as assertServedRoute
 * and measureRoute
 */
export async function changeRoute(deps: Deps, actor: Actor, input: ChangeRouteInput): Promise<ChangedRide> {
  assertRole(actor, 'rider', 'admin');
  const ride = await getRidden(deps, actor, input.rideId);
  if (isRoute(ride, input)) return viewChanged(ride);
  assertServedRoute(deps, ride, input);
  const figures = readFigures(deps, ride, input) ?? (await measureRoute(deps, ride, input, actor.userId));
  const tripCents = priceTrip(deps, ride, figures);
  if (input.quotedFareCents !== undefined && input.quotedFareCents !== tripCents + ride.waitingCents)
    throw new AppError('PRICE_CHANGED');
  const changed = await deps.changeRide(REROUTE, {
    rideId: ride.id,
    ...ofRiderOrDesk(actor, input),
    seenType: ride.type,
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
  if (changed) return viewChanged(changed);
  const now = await getRidden(deps, actor, input.rideId);
  if (isRoute(now, input)) return viewChanged(now);
  await assertMayChange(deps, now);
  throw new AppError('RIDE_CHANGED');
}

/**
 * Undefined without a quote, or for one that is too old.
 * @throws AppError RIDE_CHANGED for the quote of another change, or of the ride as it was before it went on
 */
function readFigures(
  { tokenKeys }: Deps,
  ride: RideImage,
  { quoteToken, ...input }: ChangeRouteInput,
): PricedTrip | undefined {
  if (quoteToken === undefined) return undefined;
  const name = nameRoute(ride, input);
  if (!isQuoteOf(tokenKeys, name, quoteToken)) throw new AppError('RIDE_CHANGED');
  return readQuote(tokenKeys, name, quoteToken);
}
