import { distanceMeters, type LatLng } from '@ridewire/contracts';

/** Where a car was, and when. */
export interface Fix extends LatLng {
  /** In milliseconds. */
  at: number;
}

/** A car that reports nothing for longer may have gone anywhere. */
const GAP_MS = 60_000;
/** Fixes of one place lie within so many meters of their mean. */
const PLACE_METERS = 35;
/** Whoever stays in a place for longer waits there, as before a light: when the car came and when it left count. */
const WAIT_MS = 25_000;
/** And whoever stays for longer than this is parked; even a jam moves on. */
const PARKED_MS = 240_000;

/** A run of fixes that are all near their mean, in place and time. */
interface Place {
  mean: Fix;
  count: number;
  first: Fix;
  last: Fix;
}

/**
 * The parts of a drive in which a car was under way, one fix a place, or two where it waited: between fixes that are nearer to
 * each other than they are wrong nothing can be told, but of several the mean. Gaps and parking are left out, so is standing at
 * either end.
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
  /** Beyond the last place; the next fix tells whether the car went there, or that it was seen wrongly. */
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
