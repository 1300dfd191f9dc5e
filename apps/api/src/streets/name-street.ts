import type { LatLng, StreetName } from '@ridewire/contracts';
import type { Snapper, StreetGraph } from '@ridewire/streets';

const AROUND = 6;

/** The nearest street with a name within a distance; null where there is none. */
export function nameStreet(
  { names, streetName }: StreetGraph,
  snapper: Snapper,
  at: LatLng,
  maxMeters: number,
): StreetName | null {
  for (const { street } of snapper.around(at, { maxMeters, count: AROUND })) {
    const name = names[streetName[street] ?? 0];
    if (name?.name) return name;
  }
  return null;
}
