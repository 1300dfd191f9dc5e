import { distanceMeters } from './distance.ts';
import type { LatLng } from './geo.ts';

/** A position with a larger error than this says nothing about distances, in meters. */
const COARSE_METERS = 150;
/** A faster move than this between two fixes means a broken clock or receiver, in meters per second (250 km/h). */
const MAX_SPEED = 250_000 / 3_600;
/** Receivers drift: within this distance a car may seem to jump without having moved, in meters. */
const JITTER_METERS = 100;
/** After this long without a fix any position is believed, since the car may have been out of reach; in milliseconds. */
const FORGET_MS = 60_000;

/** A car's position at a moment in milliseconds, with its error in meters. */
export interface Fix extends LatLng {
  at: number;
  accuracy?: number | undefined;
}

/** Whether a position is too inexact to measure from. A position that reports no error is believed. */
export const isCoarse = ({ accuracy }: Pick<Fix, 'accuracy'>): boolean =>
  accuracy !== undefined && accuracy > COARSE_METERS;

/**
 * Whether a newer fix replaces the one we have. A coarse or old fix gives way to any other, however far away. A good fix
 * does not give way to a coarse one, nor to one that no car could have reached.
 */
export function replacesFix(held: Fix, fix: Fix): boolean {
  const afterMs = fix.at - held.at;
  if (afterMs <= 0) return false;
  if (afterMs >= FORGET_MS || isCoarse(held)) return true;
  if (isCoarse(fix)) return false;
  return distanceMeters(held, fix) <= JITTER_METERS + (MAX_SPEED * afterMs) / 1_000;
}
