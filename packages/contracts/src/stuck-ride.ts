import { AT_PICKUP_METERS, SETS_OFF_EARLY_SECONDS, STANDING_MS } from './approach.ts';
import { isActive, isDriving } from './choices.ts';
import { distanceMeters } from './distance.ts';
import type { DriverPosition } from './drivers.ts';
import type { BoardRide } from './ride-views.ts';
import { riderWaitsSince } from './waiting.ts';

/** Limits in milliseconds, and for the trip as a multiple of its estimate. */
const REQUESTED_MS = 60_000;
const LATE_FOR_PICKUP_MS = 5 * 60_000;
const BOARDING_MS = 5 * 60_000;
const TRIP_ESTIMATES = 2;
const SILENT_MS = 60_000;

export type StuckWhy = 'waiting' | 'late' | 'standing' | 'asked' | 'boarding' | 'slow' | 'silent';

export interface StuckState {
  why: StuckWhy;
  /** When it starts to count as stuck, in ms of the server's clock. May lie in the future. */
  fromMs: number;
  /** How long the problem has lasted, ms: since the request, the missed arrival, or the last position. */
  sinceMs: number;
}

export interface StuckFacts {
  /** The driver's last position. */
  position: DriverPosition | undefined;
  /** When the driver should reach the pickup, as estimated when the ride was first seen as accepted; ms. */
  expectedPickupMs: number | undefined;
  /** Since when the driver has stayed in about the same place, ms; undefined if unknown. */
  standingSinceMs: number | undefined;
  /** The driver lost their signal together with many others, which by itself is not this ride's problem. */
  isLostTogether?: boolean;
}

/** The parts of a ride that show whether it is stuck. */
type StuckRide = Pick<
  BoardRide,
  'status' | 'times' | 'next' | 'asked' | 'pickup' | 'approachSeconds' | 'durationSeconds'
>;

/** When the ride reached its status, in ms of the server's clock. */
export const inStatusSinceMs = (ride: StuckRide): number =>
  Date.parse(ride.times[ride.status] ?? ride.times.requested ?? '');

/** When the driver should reach the pickup or the destination by street, in ms of the server's clock. */
export function expectedAtMs(ride: StuckRide): number | undefined {
  const seconds =
    ride.status === 'accepted'
      ? ride.approachSeconds
      : ride.status === 'in_transit'
        ? ride.durationSeconds
        : null;
  const atMs = inStatusSinceMs(ride) + (seconds ?? Number.NaN) * 1_000;
  return Number.isFinite(atMs) ? atMs : undefined;
}

/** When the driver of a scheduled ride has to set off at the latest; 0 for other rides. */
const setsOffMs = ({ times, approachSeconds }: StuckRide): number =>
  times.scheduled
    ? Date.parse(times.scheduled) - ((approachSeconds ?? 0) + SETS_OFF_EARLY_SECONDS) * 1_000
    : 0;

/**
 * When and why a ride needs attention. Requested: over 60 s, or 5 min over the time of a driver who finishes another ride
 * first. Accepted and not at the pickup: 5 min over the estimated arrival, not moving for 3 min, or while the driver is
 * asked whether they are coming. Picked up: over 5 min without leaving. In transit: over twice the estimate. In any of
 * these: driver silent over 60 s, unless many were lost at once. The earliest reason counts. Finished rides never are
 * stuck.
 */
export function findStuck(
  ride: StuckRide,
  { position, expectedPickupMs, standingSinceMs, isLostTogether = false }: StuckFacts,
): StuckState | undefined {
  if (!isActive(ride.status)) return undefined;
  let earliest: StuckState | undefined;
  const add = (why: StuckWhy, sinceMs: number, limitMs: number) => {
    const fromMs = sinceMs + limitMs;
    if (Number.isFinite(fromMs) && !(earliest && earliest.fromMs <= fromMs))
      earliest = { why, sinceMs, fromMs };
  };
  const inStatusMs = inStatusSinceMs(ride);
  if (ride.status === 'requested') {
    if (ride.next) add('late', Date.parse(ride.next.pickupAt), LATE_FOR_PICKUP_MS);
    else add('waiting', riderWaitsSince(ride.times), REQUESTED_MS);
  }
  if (ride.status === 'accepted') {
    const isThere = position !== undefined && distanceMeters(position, ride.pickup) <= AT_PICKUP_METERS;
    const scheduledMs = Date.parse(ride.times.scheduled ?? '') || 0;
    if (expectedPickupMs !== undefined && !isThere)
      add('late', Math.max(expectedPickupMs, scheduledMs), LATE_FOR_PICKUP_MS);
    if (ride.asked) add('asked', Math.max(inStatusMs, standingSinceMs ?? inStatusMs), 0);
    if (standingSinceMs !== undefined && !isThere && !isLostTogether)
      add('standing', Math.max(inStatusMs, standingSinceMs, setsOffMs(ride)), STANDING_MS);
  }
  if (ride.status === 'picked_up') add('boarding', inStatusMs, BOARDING_MS);
  if (ride.status === 'in_transit') add('slow', inStatusMs, TRIP_ESTIMATES * ride.durationSeconds * 1_000);
  // A driver we have never heard from is counted from the acceptance.
  if (isDriving(ride.status) && !isLostTogether)
    add('silent', position?.at ?? Date.parse(ride.times.accepted ?? ''), SILENT_MS);
  return earliest;
}
