import { distanceMeters, type LatLng } from '@ridewire/contracts';

/** Chooses `count` places that are far from each other, starting with the first; all if there are fewer. */
export function spreadOut<P extends LatLng>(places: readonly P[], count: number): P[] {
  const chosen = places.slice(0, 1);
  while (chosen.length < Math.min(count, places.length)) {
    const next = places
      .filter((place) => !chosen.includes(place))
      .map((place) => ({ place, gap: Math.min(...chosen.map((other) => distanceMeters(place, other))) }))
      .reduce((best, candidate) => (candidate.gap > best.gap ? candidate : best));
    chosen.push(next.place);
  }
  return chosen;
}
