import type { LatLng } from '@ridewire/contracts';
import { distanceMeters } from '@ridewire/contracts/distance';

/** Where a car was, and when. */
export interface Fix extends LatLng {
  /** In milliseconds. */
  at: number;
}

/** A car that is silent for longer than this may have gone anywhere. */
const GAP_MS = 60_000;
/** Fixes of one place lie within this many meters of their mean. */
const PLACE_METERS = 35;
/**
 * A car that stays in one place for longer waits there, for example at a traffic light, so the times it came and left
 * both count.
 */
const WAIT_MS = 25_000;
/** A car that stays for longer than this is parked; even a traffic jam moves on. */
const PARKED_MS = 240_000;

/** A run of fixes near their mean, in position and time. */
interface Place {
  mean: Fix;
  count: number;
  first: Fix;
  last: Fix;
}

/**
 * The moving parts of a drive, with one fix per place, or two where the car waited. Fixes nearer to each other than their
 * error say nothing alone, but their mean does. Gaps, parking, and standing still at either end are left out.
 */
export function splitTrace(fixes: readonly Fix[]): Fix[][] {
  const parts: Fix[][] = [];
  let part: Fix[] = [];
  const end = () => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  const places = gatherPlaces(fixes);
  places.forEach(({ first, last, mean }, i) => {
    const next = places[i + 1];
    const isLast = !next || next.first.at - last.at > GAP_MS;
    const stayMs = last.at - first.at;
    if (stayMs <= WAIT_MS) part.push(mean);
    else if (part.length === 0) part.push(last);
    else part.push(first);
    if (isLast) end();
    else if (stayMs > PARKED_MS && part.length > 1) {
      end();
      part.push(last);
    } else if (stayMs > WAIT_MS && part.length > 1) part.push(last);
  });
  return parts;
}

function gatherPlaces(fixes: readonly Fix[]): Place[] {
  const places: Place[] = [];
  /** A fix beyond the last place. The next one tells whether the car went there or the fix was wrong. */
  let beyond: Fix | null = null;
  const open = (fix: Fix) => places.push({ mean: { ...fix }, count: 1, first: fix, last: fix });
  for (const fix of fixes) {
    const place = places.at(-1);
    if (place && fix.at <= (beyond ?? place.last).at) continue;
    if (place && isAt(place, fix)) {
      beyond = null;
      join(place, fix);
    } else if (beyond) {
      open(beyond);
      beyond = null;
      if (isAt(places.at(-1)!, fix)) join(places.at(-1)!, fix);
      else beyond = fix;
    } else if (place) beyond = fix;
    else open(fix);
  }
  if (beyond) open(beyond);
  return places;
}

const isAt = ({ last, mean }: Place, fix: Fix): boolean =>
  fix.at - last.at <= GAP_MS && distanceMeters(mean, fix) <= PLACE_METERS;

function join(place: Place, fix: Fix): void {
  place.last = fix;
  place.count++;
  for (const part of ['lat', 'lng', 'at'] as const)
    place.mean[part] += (fix[part] - place.mean[part]) / place.count;
}
