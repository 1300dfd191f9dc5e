import type { DriverIndex } from '../drivers/driver-index.ts';
import type { HastyRiders } from '../rides/hasty-riders.ts';
import type { FirstDriversChooser } from '../rides/insert-ride.ts';
import type { WayFinder } from '../streets/way-finder.ts';
import { planWave } from './plan-wave.ts';
import { LOOKED_AT, rankByRoad } from './rank-by-road.ts';

/** The first wave of a new request: the nearest drivers, but for those at whom the same rider rang a moment ago for nothing. */
export const createFirstDriversChooser =
  (drivers: DriverIndex, ways: WayFinder, hasty: HastyRiders): FirstDriversChooser =>
  async ({ riderId, pickup }) => {
    const wave = planWave(1);
    const near = drivers.nearest(pickup, { ...wave, limit: wave.limit * LOOKED_AT });
    const nearest = await rankByRoad(ways, pickup, near, wave.limit);
    return {
      // The others are asked by the next wave, if it still waits then.
      offers: nearest.filter(({ driverId }) => !hasty.isQuiet(riderId, driverId)),
      nextWaveSeconds: wave.nextWaveSeconds,
    };
  };
