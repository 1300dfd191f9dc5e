import { RideType, TARIFF } from '@ridewire/contracts';

/** Cheapest first, as in a quote: the cards keep their order when the prices arrive. */
export const rideTypes: readonly RideType[] = RideType.options.toSorted(
  (a, b) => TARIFF[a].perKmCents - TARIFF[b].perKmCents,
);
