import { distanceMeters, type LatLng, type Place } from '@ridewire/contracts';

export interface Area {
  name: string;
  requestedCount: number;
}

/** Requests around each known place: each cell counts for the place nearest to its center. Most first. */
export function sumAreas(
  cells: readonly (LatLng & { requestedCount: number })[],
  places: readonly Place[],
): Area[] {
  const sums = new Map<Place, number>();
  for (const cell of cells) {
    const nearest = findNearest(cell, places);
    if (nearest) sums.set(nearest, (sums.get(nearest) ?? 0) + cell.requestedCount);
  }
  return [...sums]
    .map(([{ name }, requestedCount]) => ({ name, requestedCount }))
    .toSorted((a, b) => b.requestedCount - a.requestedCount || a.name.localeCompare(b.name));
}

function findNearest(at: LatLng, places: readonly Place[]): Place | undefined {
  let nearest: Place | undefined;
  let meters = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const away = distanceMeters(at, place);
    if (away < meters) [nearest, meters] = [place, away];
  }
  return nearest;
}
