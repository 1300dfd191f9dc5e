import { benchCityImport } from './bench-city-import.ts';
import { benchCityPlaces } from './bench-city-places.ts';
import { benchCityPushes } from './bench-city-pushes.ts';
import { benchCityWays } from './bench-city-ways.ts';

/**
 * A real city: importing it, finding routes and places in it, and what that costs people who get news of a ride at the
 * same time.
 */
export async function benchCity() {
  return [
    ...(await benchCityWays()),
    ...(await benchCityPlaces()),
    ...(await benchCityImport()),
    ...(await benchCityPushes()),
  ];
}
