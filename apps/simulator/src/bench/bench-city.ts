import { benchCityFlood } from './bench-city-flood.ts';
import { benchCityImport } from './bench-city-import.ts';
import { benchCityPlaces } from './bench-city-places.ts';
import { benchCityPushes } from './bench-city-pushes.ts';
import { benchCityWays } from './bench-city-ways.ts';

/** A real city: bringing it, finding ways and places in it, and what that costs whoever hears of a ride meanwhile. */
export async function benchCity() {
  return [
    ...(await benchCityWays()),
    ...(await benchCityPlaces()),
    ...(await benchCityImport()),
    ...(await benchCityPushes()),
    ...(await benchCityFlood()),
  ];
}
