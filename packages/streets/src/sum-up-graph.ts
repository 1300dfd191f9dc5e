import type { Area } from '@ridewire/contracts';
import type { StreetGraph } from './street-graph.ts';

const UNITS_PER_DEGREE = 1e7;
const METERS_PER_KM = 1_000;

/** The size of a city's streets, and their extent. */
export function sumUpGraph({ junctionLat, pointLat, pointLng, streetMeters }: StreetGraph): {
  junctions: number;
  streetKm: number;
  box: Area;
} {
  const [south, north] = range(pointLat);
  const [west, east] = range(pointLng);
  return {
    junctions: junctionLat.length,
    streetKm: streetMeters.reduce((sum, meters) => sum + meters, 0) / METERS_PER_KM,
    box: { south, west, north, east },
  };
}

function range(units: Int32Array): [number, number] {
  let least = Infinity;
  let most = -Infinity;
  for (const unit of units) {
    if (unit < least) least = unit;
    if (unit > most) most = unit;
  }
  return [least / UNITS_PER_DEGREE, most / UNITS_PER_DEGREE];
}
