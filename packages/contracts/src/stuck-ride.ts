import { AT_PICKUP_METERS, STANDING_MS } from './approach.ts';
import { isActive, isDriving } from './choices.ts';
import { distanceMeters } from './distance.ts';
import type { DriverPosition } from './drivers.ts';
import type { BoardRide } from './rides.ts';

/** Limits in milliseconds, and for the trip as a multiple of its estimate. */
const REQUESTED_MS = 60_000;
const LATE_FOR_PICKUP_MS = 5 * 60_000;
const BOARDING_MS = 5 * 60_000;
const TRIP_ESTIMATES = 2;
const SILENT_MS = 60_000;

export type StuckWhy = 'waiting' | 'late' | 'standing' | 'asked' | 'boarding' | 'slow' | 'silent';

export interface StuckState {
  why: StuckWhy;
  /** From when on it counts as stuck, in ms of the server's clock; may lie ahead. */
  fromMs: number;
  /** Since when what is wrong has lasted, ms: the request, the missed arrival, the last position. */
  sinceMs: number;
}

export interface StuckFacts {
  /** The driver's last one. */
  position: DriverPosition | undefined;
  /** When the driver should be at the pickup, as estimated when the ride was first seen accepted; ms. */
  expectedPickupMs: number | undefined;
  /** Since when the driver has been about where they are, ms; undefined while that is not known. */
  standingSinceMs: number | undefined;
  /** Lost their signal with many others at once: that by itself is no trouble of this ride. */
  isLostTogether?: boolean;
}

/** What of a ride says whether it is stuck. */
type StuckRide = Pick<
  BoardRide,
  'status' | 'times' | 'next' | 'asked' | 'pickup' | 'approachSeconds' | 'durationSeconds'
>;

/** Since when the ride has its status, in ms of the server's clock. */
export const inStatusSinceMs = (ride: StuckRide): number =>
  Date.parse(ride.times[ride.status] ?? ride.times.requested ?? '');

/** When its driver is to be at the pickup, or at the destination, by the streets they take; in ms of the server's clock. */
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

/**
 * When a ride needs a look, and why: requested over 60 s, or 5 min over the time of a driver who ends another ride first; accepted, not at the pickup, and
 * 5 min over the estimated arrival or not moving for 3 min; the driver asked whether they come; picked up over 5 min without leaving; in transit over twice the estimate; a driver silent over
 * 60 s, unless many were lost at once. The earliest counts. Finished rides never are.
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
    else add('waiting', inStatusMs, REQUESTED_MS);
  }
  if (ride.status === 'accepted') {
    const isThere = position !== undefined && distanceMeters(position, ride.pickup) <= AT_PICKUP_METERS;
    if (expectedPickupMs !== undefined && !isThere) add('late', expectedPickupMs, LATE_FOR_PICKUP_MS);
    if (ride.asked) add('asked', Math.max(inStatusMs, standingSinceMs ?? inStatusMs), 0);
    if (standingSinceMs !== undefined && !isThere && !isLostTogether)
      add('standing', Math.max(inStatusMs, standingSinceMs), STANDING_MS);
  }
  if (ride.status === 'picked_up') add('boarding', inStatusMs, BOARDING_MS);
  if (ride.status === 'in_transit') add('slow', inStatusMs, TRIP_ESTIMATES * ride.durationSeconds * 1_000);
  // A driver never heard of is counted from the accept on.
  if (isDriving(ride.status) && !isLostTogether)
    add('silent', position?.at ?? Date.parse(ride.times.accepted ?? ''), SILENT_MS);
  return earliest;
}
