import { RIDE_TYPES, TARIFF, type RideType } from '@ridewire/contracts';

/** Cheapest first, as in a quote: the cards keep their order when the prices arrive. */
export const rideTypes: readonly RideType[] = RIDE_TYPES.toSorted(
  (a, b) => TARIFF[a].perKmCents - TARIFF[b].perKmCents,
);
