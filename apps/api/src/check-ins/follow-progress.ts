import { distanceMeters, type LatLng } from '@ridewire/contracts';

/** A car that stays within this circle stands. Fixes of a standing phone scatter over some tens of meters between houses. */
export const STANDS_WITHIN_METERS = 100;
/** A gap this long in a car's positions says nothing of what it did: it is followed anew, in milliseconds. */
export const GAP_MS = 120_000;
/** This much farther from the destination by street than the nearest place so far is no turn taken for a jam or a one-way street. */
export const AWAY_METERS = 1_000;
/** Only a car that is this much farther off by line is measured by street. */
export const MEASURED_METERS = 500;
/** It comes nearer again once it has driven this much of it back. */
const NEARER_METERS = 100;

/** How the car of a ride with its rider aboard gets on. */
export interface Progress {
  driverId: string;
  /** The car has stayed near this place since then. */
  place: LatLng;
  sinceMs: number;
  heardMs: number;
  /** The place nearest to the destination so far, by line. */
  nearest: LatLng;
  /** Since when it is far off and comes no nearer, and how many meters by street were left then; null otherwise. */
  away: { sinceMs: number; meters: number } | null;
}

/** A fresh and accurate position of the car. */
export interface Fix extends LatLng {
  at: number;
}

/** What is left by street from the nearest place and from the car. */
export interface ByStreet {
  nearestMeters: number;
  meters: number;
}

const begin = (driverId: string, { lat, lng, at }: Fix): Progress => ({
  ...{ driverId, place: { lat, lng }, sinceMs: at, heardMs: at, nearest: { lat, lng } },
  away: null,
});

/** Whether only the streets can tell if the car leads away. */
export const needsStreets = ({ nearest }: Progress, fix: Fix, destination: LatLng): boolean =>
  distanceMeters(fix, destination) - distanceMeters(nearest, destination) > MEASURED_METERS;

/**
 * The progress after one more position.
 * @param byStreet null where it wasn't needed, or no street is known: then nobody can tell that the car leads away
 */
export function followProgress(
  before: Progress | undefined,
  {
    driverId,
    fix,
    destination,
    byStreet,
  }: { driverId: string; fix: Fix; destination: LatLng; byStreet: ByStreet | null },
): Progress {
  if (!before || before.driverId !== driverId) return begin(driverId, fix);
  const { lat, lng, at } = fix;
  if (at <= before.heardMs) return before;
  const isGap = at - before.heardMs > GAP_MS;
  const hasMoved = distanceMeters(before.place, fix) > STANDS_WITHIN_METERS;
  const isNearest = distanceMeters(fix, destination) < distanceMeters(before.nearest, destination);
  return {
    driverId,
    ...(isGap || hasMoved
      ? { place: { lat, lng }, sinceMs: at }
      : { place: before.place, sinceMs: before.sinceMs }),
    heardMs: at,
    nearest: isNearest ? { lat, lng } : before.nearest,
    away: isGap ? null : awayAfter(before.away, byStreet, at),
  };
}

function awayAfter(before: Progress['away'], byStreet: ByStreet | null, at: number): Progress['away'] {
  if (!byStreet || byStreet.meters - byStreet.nearestMeters <= AWAY_METERS) return null;
  const isNearer = before && byStreet.meters < before.meters - NEARER_METERS;
  return before && !isNearer ? before : { sinceMs: at, meters: byStreet.meters };
}
