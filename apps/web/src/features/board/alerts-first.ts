import type { BoardRide } from '@ridewire/contracts';

/** Rides with an SOS alert come before all others, in the same order. */
export function alertsFirst<Ride extends Pick<BoardRide, 'id'>>(
  rides: readonly Ride[],
  called: ReadonlyMap<string, unknown>,
): readonly Ride[] {
  if (called.size === 0 || !rides.some(({ id }) => called.has(id))) return rides;
  return [...rides.filter(({ id }) => called.has(id)), ...rides.filter(({ id }) => !called.has(id))];
}
