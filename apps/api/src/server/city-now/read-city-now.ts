import type { CityNow, CityNowCar } from '@ridewire/contracts/city-now';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';

/** About a meter. */
const STEPS_PER_DEGREE = 100_000;
const toShown = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;

interface Deps {
  drivers: Pick<DriverIndex, 'idleCount' | 'ridingCount' | 'ridingOf' | 'isWorking'>;
  positions: Pick<LatestPositions, 'getGood'>;
}

/**
 * The city as anybody may see it: how many drivers are free and how many ride, and where simulated cars are. Of a person's car
 * it says nothing.
 * @param simulated the drivers who are no people, in an order that stays
 */
export function readCityNow(
  { drivers, positions }: Deps,
  { simulated, pickupMinutes }: { simulated: readonly string[] } & Pick<CityNow, 'pickupMinutes'>,
  now: number,
): CityNow {
  const cars = simulated.flatMap((driverId, id): CityNowCar[] => {
    const position = drivers.isWorking(driverId) ? positions.getGood(driverId, now) : undefined;
    if (!position) return [];
    const isAboard = drivers.ridingOf(driverId)?.isAboard ? 1 : 0;
    return [[id, toShown(position.lat), toShown(position.lng), position.bearing, isAboard]];
  });
  return { cars, free: drivers.idleCount, underWay: drivers.ridingCount, pickupMinutes };
}
