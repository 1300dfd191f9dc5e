import { distanceMeters, type LatLng } from '@ridewire/contracts';

/** Things of one name so near each other are one: a stop on either side, a hospital's gate and its grounds. */
const SAME_METERS = 150;

/** The places without those that another one of the same name stands for: the one that ranks higher. */
export function dropDoubles<T extends LatLng & { name: string; rank: number }>(places: readonly T[]): T[] {
  const kept = new Map<string, T[]>();
  for (const place of places.toSorted((a, b) => b.rank - a.rank)) {
    const same = kept.get(place.name.toLowerCase()) ?? [];
    if (same.some((other) => distanceMeters(other, place) <= SAME_METERS)) continue;
    kept.set(place.name.toLowerCase(), [...same, place]);
  }
  return [...kept.values()].flat();
}
