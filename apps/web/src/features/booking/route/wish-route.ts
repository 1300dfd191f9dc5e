import { stopsAhead, type RiderRide, type Stop } from '@ridewire/contracts';

/** Where a rider wants the ride to go from here. */
export interface RouteWish {
  stops: readonly Stop[];
  destination: Stop;
}

export const bare = ({ address, lat, lng }: Stop): Stop => ({ address, lat, lng });

/** Where it goes now. */
export const presentRoute = (ride: Pick<RiderRide, 'stops' | 'destination'>): RouteWish => ({
  stops: stopsAhead(ride).map(bare),
  destination: bare(ride.destination),
});

const isAt = (a: Stop, b: Stop): boolean => a.lat === b.lat && a.lng === b.lng && a.address === b.address;

export const isSameRoute = (a: RouteWish, b: RouteWish): boolean =>
  a.stops.length === b.stops.length &&
  a.stops.every((stop, i) => isAt(stop, b.stops[i] as Stop)) &&
  isAt(a.destination, b.destination);

/**
 * The wish after the ride's route changed while the rider made it: a stop that was reached is no longer ahead, and what they
 * hadn't touched follows the ride.
 */
export function rebaseWish(wish: RouteWish, before: RouteWish, now: RouteWish): RouteWish {
  if (isSameRoute(wish, before)) return now;
  const isGone = (stop: Stop) =>
    before.stops.some((one) => isAt(one, stop)) && !now.stops.some((one) => isAt(one, stop));
  return {
    stops: wish.stops.filter((stop) => !isGone(stop)),
    destination: isAt(wish.destination, before.destination) ? now.destination : wish.destination,
  };
}
