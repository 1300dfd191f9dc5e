import type { DriverIndex } from '../drivers/driver-index.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import type { DueRide } from './waiting-queries.ts';
import type { Wave } from './plan-wave.ts';
import { LOOKED_AT, rankByRoad, type RankedCandidate } from './rank-by-road.ts';

/** Who is asked in this wave: those never asked first, then those who let an earlier offer run out. */
export async function chooseDrivers(
  { drivers, ways }: { drivers: DriverIndex; ways: Pick<WayFinder, 'findSeconds'> },
  { pickup, settled, ignored }: Pick<DueRide, 'pickup' | 'settled' | 'ignored'>,
  wave: Wave,
): Promise<RankedCandidate[]> {
  const nearest = (limit: number, exclude: ReadonlySet<string>) =>
    rankByRoad(ways, pickup, drivers.nearest(pickup, { ...wave, limit: limit * LOOKED_AT }, exclude), limit);
  const first = await nearest(wave.limit, new Set([...settled, ...ignored]));
  const limit = wave.limit - first.length;
  if (limit === 0 || ignored.length === 0) return first;
  const others = new Set([...settled, ...first.map(({ driverId }) => driverId)]);
  return [...first, ...(await nearest(limit, others))];
}
