import { z } from 'zod';
import { addDays } from './city-days.ts';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import type { Vehicle } from './vehicle-serves.ts';

export const SetAvailabilityInput = z.object({ available: z.boolean(mistake('availableBoolean')) });
export type SetAvailabilityInput = z.infer<typeof SetAvailabilityInput>;

/** A driver's place at a moment. */
export const Position = LatLng.extend({
  /** Milliseconds since 1970 by the driver's clock. */
  at: z.int(mistake('positionTime')).nonnegative(),
  /** How far off it may be, in meters, as the receiver says; left out where it says nothing. */
  accuracy: z.number(mistake('accuracyNumber')).nonnegative(mistake('accuracyNumber')).optional(),
});
export type Position = z.infer<typeof Position>;

const MAX_POSITIONS = 60;

export const ReportPositionInput = z.object({
  /** Oldest first; one call carries what gathered since the last one. */
  positions: z
    .array(Position)
    .min(1, mistake('positionsNone'))
    .max(MAX_POSITIONS, mistake('positionsMany', { max: MAX_POSITIONS })),
});
export type ReportPositionInput = z.infer<typeof ReportPositionInput>;

/** A driver's latest position as others see it. */
export interface DriverPosition {
  driverId: string;
  lat: number;
  lng: number;
  /** Degrees clockwise from north of the last movement; null before the first. */
  bearing: number | null;
  /** Milliseconds since 1970, server clock. */
  at: number;
  /** How far off the place may be, in whole meters; left out where nobody says. */
  accuracy?: number | undefined;
}

/** Why the system put a driver offline: nothing was heard of them, or they answered no requests. */
export type PutOfflineWhy = 'silent' | 'unanswered';

/** Why new requests rest: the driver turned down several in a row, or many within an hour. */
export type CoolingWhy = 'row' | 'hour';

/** Whether a driver can be reached, as the server finds it. Times in milliseconds since 1970, server clock. */
export interface DriverPresence {
  /** Online, and last heard of then; null while they are heard of. Silent drivers get no requests. */
  silentSince: number | null;
  /** Since then requests pause: several ran out unanswered, and the driver is asked whether they are still there. */
  pausedSince: number | null;
  /** Online, and new requests rest until then: the driver turned down too many; null otherwise. Over once that is past. */
  cooling: { until: number; why: CoolingWhy } | null;
  /** Offline, and not by their own hand; null otherwise. */
  putOffline: { at: number; why: PutOfflineWhy } | null;
}

/** Whether a driver can get requests, and what is in the way. */
export interface AvailabilityView {
  version: number;
  available: boolean;
  approved: boolean;
  suspended: boolean;
  /** What an admin gave as the reason; null for none. */
  suspendReason: string | null;
  presence: DriverPresence;
}

/** A statement tells of so many days at most. */
export const MAX_STATEMENT_DAYS = 31;

const statementDay = (which: 'first' | 'last') =>
  z.iso.date({ error: mistake('noDay', { which }), abort: true });

/** Days of the city, both included. */
export const StatementInput = z
  .object({ from: statementDay('first'), to: statementDay('last') })
  .refine(({ from, to }) => from <= to, mistake('dayOrder'))
  .refine(
    ({ from, to }) => addDays(from, MAX_STATEMENT_DAYS) > to,
    mistake('daysMany', { max: MAX_STATEMENT_DAYS }),
  );
export type StatementInput = z.infer<typeof StatementInput>;

/** A completed ride as its driver is paid for it. */
export interface StatementRide {
  id: string;
  /** ISO 8601. */
  completedAt: string;
  pickupAddress: string;
  destinationAddress: string;
  fareCents: number;
  refundedCents: number;
  payoutCents: number;
}

/** One day of the city. */
export interface StatementDay {
  /** 2026-11-21. */
  day: string;
  /** How long the driver was online on it so far. */
  onlineSeconds: number;
  /** Completed on it, newest first. */
  rides: StatementRide[];
}

/** What a driver earned in these days, and how long it took: every day, oldest first. */
export interface StatementView {
  from: string;
  to: string;
  days: StatementDay[];
}

/** A driver's net earnings (fare minus commission) of completed rides. */
export interface EarningsView {
  totalCents: number;
  totalRides: number;
  /** Since midnight in the city's time zone. */
  todayCents: number;
  todayRides: number;
  /** That day: 2026-11-21. The one after it begins at nothing, whoever still holds this. */
  today: string;
}

/** A driver on the admin's board. */
export interface BoardDriver {
  id: string;
  name: string;
  available: boolean;
  /** Of the driver record; changes with availability, approval and suspension. */
  version: number;
  /** Online, and last heard of then, in milliseconds since 1970; null while they are heard of. */
  silentSince: number | null;
  /** What was confirmed of it: which rides the driver can be given. */
  vehicle: Vehicle;
  position: DriverPosition | null;
}
