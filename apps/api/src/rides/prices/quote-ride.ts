import {
  drivingSeconds,
  type LatLng,
  type OtherType,
  type QuoteRideInput,
  type RideInput,
  type RideQuote,
  type RideType,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../../core/actor.ts';
import type { TokenKeys } from '../../core/token-keys.ts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import { discountFor } from '../../promos/discount-for.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import type { SurgePrices } from '../../surge/surge-prices.ts';
import { getRidden } from '../reads/ride-queries.ts';
import { quoteTrip } from './fare.ts';
import { findTrip, type FindTripDeps } from './find-trip.ts';
import { signQuote } from './quote-token.ts';

interface TypesDeps {
  drivers: Pick<DriverIndex, 'nearest' | 'takes'>;
  rideTypes: Pick<RideTypes, 'offered' | 'find'>;
}

interface QuoteDeps extends FindTripDeps, TypesDeps {
  tokenKeys: TokenKeys;
  surge: Pick<SurgePrices, 'tenthsAt'>;
  rideTypes: Pick<RideTypes, 'offered' | 'find' | 'edition'>;
}

/**
 * A trip's price for every type, and how far the nearest vehicle is. A request with the token, in time, costs that
 * price.
 * @param by the caller
 * @throws AppError as findTrip
 */
export async function quoteRide(deps: QuoteDeps, trip: QuoteRideInput, by: string): Promise<RideQuote> {
  const { way, ...found } = await findTrip(deps, trip, by);
  const priced = { ...found, surgeTenths: deps.surge.tenthsAt(trip.pickup) };
  const quote = quoteTrip(priced, deps.rideTypes.offered());
  const figures = { ...priced, edition: deps.rideTypes.edition() };
  const fares = quote.fares.map((fare) => ({
    ...fare,
    pickupSeconds: findPickupSeconds(deps, trip.pickup, fare.type),
  }));
  return { ...quote, fares, way, token: signQuote(deps.tokenKeys, trip, figures) };
}

/**
 * The types a rider's waiting request could become, for an admin anyone's: those that a nearby driver takes, at their
 * prices, cheapest first.
 * @throws AppError RIDE_NOT_FOUND
 */
export async function listOtherTypes(
  deps: TypesDeps & { db: Db },
  actor: Actor,
  { rideId }: RideInput,
): Promise<OtherType[]> {
  assertRole(actor, 'rider', 'admin');
  const ride = await getRidden(deps, actor, rideId);
  if (ride.status !== 'requested') return [];
  const { fares } = quoteTrip(ride, deps.rideTypes.offered());
  const discount = await discountFor(deps.db, ride.promoCode);
  return fares.flatMap(({ type, fareCents }) => {
    const pickupSeconds = type === ride.type ? null : findPickupSeconds(deps, ride.pickup, type);
    return pickupSeconds === null
      ? []
      : [{ type, fareCents, discountCents: discount(fareCents), pickupSeconds }];
  });
}

/** As far as the widest wave asks, in meters by straight line. */
const NEAREST = { limit: 1, radiusMeters: 12_000, includesUnplaced: false };

/** By straight line; null where none is near. Reads only memory. */
function findPickupSeconds({ drivers, rideTypes }: TypesDeps, pickup: LatLng, type: RideType): number | null {
  const terms = rideTypes.find(type);
  if (!terms) return null;
  const others = { has: (driverId: string) => !drivers.takes(driverId, terms) };
  const meters = drivers.nearest(pickup, NEAREST, others)[0]?.meters ?? null;
  return meters === null ? null : drivingSeconds(meters);
}
