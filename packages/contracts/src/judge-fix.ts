import { distanceMeters } from './distance.ts';
import type { LatLng } from './geo.ts';

/** A place that may be further off than this says nothing about how near a car is to anything, in meters. */
const COARSE_METERS = 150;
/** Faster than this between two fixes is no car but a broken clock or receiver, in meters per second (250 km/h). */
const MAX_SPEED = 250_000 / 3_600;
/** Receivers wander: closer than this a car may jump without having moved, in meters. */
const JITTER_METERS = 100;
/** After this long any place is believed again: the car may have been out of reach, in milliseconds. */
const FORGET_MS = 60_000;

/** Where a car was at a moment, in milliseconds, and how far off that may be, in meters. */
export interface Fix extends LatLng {
  at: number;
  accuracy?: number | undefined;
}

/** Whether a place is known too badly to be measured from. One that says nothing about itself is believed. */
export const isCoarse = ({ accuracy }: Pick<Fix, 'accuracy'>): boolean =>
  accuracy !== undefined && accuracy > COARSE_METERS;

/**
 * Whether a newer fix takes the place of the one that is held. A coarse or old one gives way to any other, however far; a
 * good one to no coarse one, and to none that no car could have reached.
 */
export function replacesFix(held: Fix, fix: Fix): boolean {
  const afterMs = fix.at - held.at;
  if (afterMs <= 0) return false;
  if (afterMs >= FORGET_MS || isCoarse(held)) return true;
  if (isCoarse(fix)) return false;
  return distanceMeters(held, fix) <= JITTER_METERS + (MAX_SPEED * afterMs) / 1_000;
}
