import type { LatLng } from '@ridewire/contracts';
import type { Area } from '@ridewire/contracts/area';
import { decodeLine } from '@ridewire/streets';
import type { HandChange } from './search-messages.ts';

/** A change this near to the box around a trip may lead to another route, in degrees: about two kilometers. */
const NEAR_DEGREES = 0.02;

/**
 * Tells whether a changed street is in the box around the places of a trip, or close to that box.
 * @param laid the lines that are in the city; null until that is known, and then all count
 */
export function createChangedNear(
  changes: readonly HandChange[],
  laid: () => ReadonlySet<string> | null,
): (places: readonly LatLng[]) => boolean {
  const boxes = changes.flatMap(({ stretches }) =>
    stretches.flatMap(({ line }) => {
      const box = boxOf(line);
      return box ? { line, box } : [];
    }),
  );
  return (places) => {
    if (boxes.length === 0) return false;
    const trip = around(places, NEAR_DEGREES);
    const known = laid();
    return boxes.some(({ line, box }) => (known?.has(line) ?? true) && isCrossing(trip, box));
  };
}

/** Undefined for a line that can't be read: someone may have written the row by hand. */
function boxOf(line: string): Area | undefined {
  try {
    return around(decodeLine(line));
  } catch {
    return undefined;
  }
}

const around = (points: readonly LatLng[], more = 0): Area => {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    south: Math.min(...lats) - more,
    west: Math.min(...lngs) - more,
    north: Math.max(...lats) + more,
    east: Math.max(...lngs) + more,
  };
};

const isCrossing = (a: Area, b: Area): boolean =>
  a.south <= b.north && a.north >= b.south && a.west <= b.east && a.east >= b.west;
