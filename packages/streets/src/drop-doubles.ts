import { distanceMeters, type LatLng } from '@ridewire/contracts';

/**
 * Places with the same name within this distance are one: the stops on both sides of a street, a hospital's gate and its
 * grounds.
 */
const SAME_METERS = 150;

/** Drops places that have a higher-ranked double with the same name nearby. */
export function dropDoubles<T extends LatLng & { name: string; rank: number }>(places: readonly T[]): T[] {
  const kept = new Map<string, T[]>();
  for (const place of places.toSorted((a, b) => b.rank - a.rank)) {
    const same = kept.get(place.name.toLowerCase()) ?? [];
    if (same.some((other) => distanceMeters(other, place) <= SAME_METERS)) continue;
    kept.set(place.name.toLowerCase(), [...same, place]);
  }
  return [...kept.values()].flat();
}
