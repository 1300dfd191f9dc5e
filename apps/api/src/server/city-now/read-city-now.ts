import {
  LEAST_SHOWN,
  type CityNow,
  type CityNowArea,
  type CityNowCar,
  type CityShown,
} from '@ridewire/contracts/city-now';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { LatestPositions } from '../../drivers/latest-positions.ts';
import { cellToLatLng } from 'h3-js';

/** About a meter. */
const STEPS_PER_DEGREE = 100_000;
const toShown = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;

/** Areas of some five square kilometers. */
const RESOLUTION = 7;

interface Deps {
  drivers: Pick<DriverIndex, 'countIdle' | 'idleCount' | 'ridingCount' | 'ridingOf' | 'isWorking'>;
  positions: Pick<LatestPositions, 'getGood'>;
}

/**
 * The city as anybody may see it: how many drivers are free and how many ride, and where simulated cars are, or how many are
 * free in each part of it. Of a person's car it says nothing.
 * @param simulated the drivers who are no people, in an order that stays
 */
export function readCityNow(
  { drivers, positions }: Deps,
  {
    shown,
    simulated,
    pickupMinutes,
  }: { shown: CityShown; simulated: readonly string[] } & Pick<CityNow, 'pickupMinutes'>,
  now: number,
): CityNow {
  const cars = simulated.flatMap((driverId, id): CityNowCar[] => {
    const position = drivers.isWorking(driverId) ? positions.getGood(driverId, now) : undefined;
    if (!position) return [];
    const isAboard = drivers.ridingOf(driverId)?.isAboard ? 1 : 0;
    return [[id, toShown(position.lat), toShown(position.lng), position.bearing, isAboard]];
  });
  const areas = shown === 'counts' ? countAreas(drivers) : [];
  return { cars, areas, free: drivers.idleCount, underWay: drivers.ridingCount, pickupMinutes };
}

function countAreas(drivers: Deps['drivers']): CityNowArea[] {
  const counts = [...drivers.countIdle(RESOLUTION)].filter(([, free]) => free >= LEAST_SHOWN);
  return counts
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([cell, free]) => {
      const [lat, lng] = cellToLatLng(cell);
      return [toShown(lat), toShown(lng), free];
    });
}
