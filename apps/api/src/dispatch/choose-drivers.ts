import type { Candidate, DriverIndex } from './driver-index.ts';
import type { DueRide } from './offer-queries.ts';
import type { Wave } from './plan-wave.ts';

/** Who is asked in this wave: those never asked first, then those who let an earlier offer run out. */
export function chooseDrivers(
  drivers: DriverIndex,
  { pickup, settled, ignored }: Pick<DueRide, 'pickup' | 'settled' | 'ignored'>,
  wave: Wave,
): Candidate[] {
  const first = drivers.nearest(pickup, wave, new Set([...settled, ...ignored]));
  const limit = wave.limit - first.length;
  if (limit === 0 || ignored.length === 0) return first;
  const others = new Set([...settled, ...first.map(({ driverId }) => driverId)]);
  return [...first, ...drivers.nearest(pickup, { ...wave, limit }, others)];
}
