import type { QuoteRideInput, RideQuote } from '@ridewire/contracts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import type { SurgePrices } from '../../surge/surge-prices.ts';
import { findTrip, type FindTripDeps } from './find-trip.ts';
import { quoteTrip } from './fare.ts';
import { pickupSecondsOf } from './pickup-seconds.ts';
import { signQuote } from './quote-token.ts';
import type { TokenKeys } from '../../core/token-keys.ts';

interface Deps extends FindTripDeps {
  tokenKeys: TokenKeys;
  surge: Pick<SurgePrices, 'tenthsAt'>;
  rideTypes: Pick<RideTypes, 'offered' | 'find' | 'edition'>;
  drivers: Pick<DriverIndex, 'nearest' | 'takes'>;
}

/**
 * A trip's price for every ride type, and how far the nearest vehicle of each is. A request with the token, in time,
 * costs that price.
 * @param by the caller
 * @throws AppError as findTrip
 */
export async function quoteRide(deps: Deps, trip: QuoteRideInput, by: string): Promise<RideQuote> {
  const { way, ...found } = await findTrip(deps, trip, by);
  const priced = { ...found, surgeTenths: deps.surge.tenthsAt(trip.pickup) };
  const quote = quoteTrip(priced, deps.rideTypes.offered());
  const figures = { ...priced, edition: deps.rideTypes.edition() };
  const fares = quote.fares.map((fare) => ({
    ...fare,
    pickupSeconds: pickupSecondsOf(deps, trip.pickup, fare.type),
  }));
  return { ...quote, fares, way, token: signQuote(deps.tokenKeys, trip, figures) };
}
