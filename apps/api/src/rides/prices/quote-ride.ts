import type { QuoteRideInput, RideQuote } from '@ridewire/contracts';
import type { RideTypes } from '../../ride-types/follow-ride-types.ts';
import type { SurgePrices } from '../../surge/surge-prices.ts';
import { findTrip, type FindTripDeps } from './find-trip.ts';
import { quoteTrip } from './fare.ts';
import { signQuote } from './quote-token.ts';

/**
 * What a trip would cost, every ride type. Whoever brings the token back in time pays that.
 * @param by who asks
 * @throws AppError as findTrip
 */
export async function quoteRide(
  deps: FindTripDeps & {
    serverKey: Buffer;
    surge: Pick<SurgePrices, 'tenthsAt'>;
    rideTypes: Pick<RideTypes, 'offered'>;
  },
  trip: QuoteRideInput,
  by: string,
): Promise<RideQuote> {
  const { way, ...found } = await findTrip(deps, trip, by);
  const figures = { ...found, surgeTenths: deps.surge.tenthsAt(trip.pickup) };
  return {
    ...quoteTrip(figures, deps.rideTypes.offered()),
    way,
    token: signQuote(deps.serverKey, trip, figures),
  };
}
