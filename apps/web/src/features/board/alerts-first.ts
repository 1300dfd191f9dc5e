import type { BoardRide } from '@ridewire/contracts';

/** Rides from which somebody calls for help stand above all others, in the order they have. */
export function alertsFirst<Ride extends Pick<BoardRide, 'id'>>(
  rides: readonly Ride[],
  called: ReadonlyMap<string, unknown>,
): readonly Ride[] {
  if (called.size === 0 || !rides.some(({ id }) => called.has(id))) return rides;
  return [...rides.filter(({ id }) => called.has(id)), ...rides.filter(({ id }) => !called.has(id))];
}
