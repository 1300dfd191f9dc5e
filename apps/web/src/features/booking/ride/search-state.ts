import type { RiderRide } from '@ridewire/contracts';

/** How far the search for a driver has come. */
export interface SearchState {
  name: 'looking' | 'asked' | 'widening';
  drivers: number;
}

/**
 * A request begins as version 1, with the nearest drivers asked; each later version of it is a wider round, or the round
 * after a driver gave it back.
 */
export function searchState({
  version,
  offeredCount,
}: Pick<RiderRide, 'version' | 'offeredCount'>): SearchState {
  if (offeredCount === 0) return { name: 'looking', drivers: 0 };
  return { name: version > 1 ? 'widening' : 'asked', drivers: offeredCount };
}
