import { z } from 'zod';
import { TAKEN_GAP_MINUTES } from './ahead-limits.ts';
import type { AverageRating } from './ratings.ts';
import type { DriverPersonView } from './ride-views.ts';
import type { Named } from './names.ts';
import { mistake } from './mistakes.ts';
import type { RideType } from './fare-quote.ts';
import type { Stop } from './stops.ts';
import { line } from './text.ts';

const MINUTE_MS = 60_000;

const ScheduledId = z.uuid(mistake('scheduledId'));

export const TakeScheduledInput = z.object({
  id: ScheduledId,
  /** The ride's `revision` that the driver saw. If it has changed since, the call is refused with RIDE_CHANGED. */
  seen: z.string(mistake('revision')).max(100, mistake('revision')).optional(),
});
export type TakeScheduledInput = z.infer<typeof TakeScheduledInput>;

/** The desk opens a ride that a driver took to the others again. */
export const ReleaseScheduledInput = z.object({
  id: ScheduledId,
  /** The driver, as far as the admin knows. If it is another one by now, the ride stays with them. */
  driverId: z.uuid(mistake('driverId')),
  reason: line('reason', 200),
});
export type ReleaseScheduledInput = z.infer<typeof ReleaseScheduledInput>;

/** The part of a scheduled ride that every driver may see who could take it. */
interface RideAhead {
  id: string;
  type: RideType;
  /** ISO 8601. */
  pickupAt: string;
  stopCount: number;
  distanceMeters: number;
  durationSeconds: number;
  /** The fare that was kept for it less the commission. */
  payoutCents: number;
}

/** A scheduled ride that nobody took: where it begins and ends is told only by the part of the city. */
export interface OpenRide extends RideAhead {
  /** Another one after each change. */
  revision: string;
  /** Null where no part of the city is known by name. */
  from: Named | null;
  to: Named | null;
}

/** A scheduled ride that this driver took. */
export interface TakenRide extends RideAhead {
  pickup: Stop;
  /** Left out if there are none. */
  stops?: Stop[];
  destination: Stop;
  /** The rider's note about where to find them; left out if there is none. */
  pickupNote?: string;
  /** The first name of the person who rides. */
  riderName: string;
}

/** scheduled.ahead, for drivers: the soonest first; always sent whole, as a new snapshot. */
export interface AheadSnapshot {
  yours: TakenRide[];
  /** Whether the driver is approved, and neither suspended nor blocked. */
  mayTake: boolean;
  /** At most 50, those of the next 7 days which the driver's vehicle serves; none for one who may not drive. */
  open: OpenRide[];
  /** How many there are in all. */
  openCount: number;
}

/** The driver who took a scheduled ride, as its rider sees them. */
export interface PlannedDriver extends Pick<
  DriverPersonView,
  'name' | 'avatarUrl' | 'vehicleModel' | 'vehicleColor' | 'licensePlate'
> {
  rating: AverageRating | null;
}

type Span = Pick<RideAhead, 'pickupAt' | 'durationSeconds'>;

/** Whether one driver can do both: each begins at least half an hour after the end of the other. */
export function areApart(one: Span, other: Span): boolean {
  const startMs = (span: Span) => Date.parse(span.pickupAt);
  const freeMs = (span: Span) => startMs(span) + span.durationSeconds * 1_000 + TAKEN_GAP_MINUTES * MINUTE_MS;
  return freeMs(one) <= startMs(other) || freeMs(other) <= startMs(one);
}
