import { z } from 'zod';
import { BREAK_MINUTES, type PUT_OFFLINE_WHY } from './choices.ts';
import { addDays } from './city-days.ts';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import type { QuestBonus } from './quests.ts';
import type { ReferralBonus } from './referrals.ts';
import type { Vehicle } from './vehicle-serves.ts';

export const SetAvailabilityInput = z.object({ available: z.boolean(mistake('availableBoolean')) });
export type SetAvailabilityInput = z.infer<typeof SetAvailabilityInput>;

/** A break of some minutes, or until the driver comes back. */
export const TakeBreakInput = z.object({
  minutes: z.literal([...BREAK_MINUTES, null], mistake('breakMinutes')),
});
export type TakeBreakInput = z.infer<typeof TakeBreakInput>;

/** After this long, a driver on a break is offline. In minutes. */
export const LONGEST_BREAK_MINUTES = 60;

/** A driver's break; in milliseconds since 1970, server clock. */
export interface DriverBreak {
  since: number;
  /** When it is over; the driver stays on it until they come back. Null if they didn't say. */
  until: number | null;
}

/** A driver's place at one moment. */
export const Position = LatLng.extend({
  /** Milliseconds since 1970 by the driver's clock. */
  at: z.int(mistake('positionTime')).nonnegative(),
  /** The error of the position in meters, as the receiver reports it; left out if it reports none. */
  accuracy: z.number(mistake('accuracyNumber')).nonnegative(mistake('accuracyNumber')).optional(),
});
export type Position = z.infer<typeof Position>;

const MAX_POSITIONS = 60;

export const ReportPositionInput = z.object({
  /** Oldest first. One call carries everything since the last one. */
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
  /** The error of the position, in whole meters; left out if unknown. */
  accuracy?: number | undefined;
}

/** Why the system put a driver offline. */
export type PutOfflineWhy = (typeof PUT_OFFLINE_WHY)[number];

/** Why new requests pause: the driver turned down several in a row, or many within an hour. */
export type CoolingWhy = 'row' | 'hour';

/** Whether a driver can be reached, as the server sees it. Times are in milliseconds since 1970, server clock. */
export interface DriverPresence {
  /** When a driver who is online was last heard from; null while we hear from them. Silent drivers get no requests. */
  silentSince: number | null;
  /** Since when requests are paused: several expired without an answer, so the driver is asked whether they are still there. */
  pausedSince: number | null;
  /**
   * Until when a driver who is online gets no new requests because they turned down too many; null otherwise. It ends by
   * itself when that time has passed.
   */
  cooling: { until: number; why: CoolingWhy } | null;
  /**
   * The break of a driver who was online before; null if there is none. Left out of drivers who are online, and by
   * processes of the release before breaks, which don't know.
   */
  onBreak?: DriverBreak | null;
  /** When and why the system put the driver offline; null if it did not. */
  putOffline: { at: number; why: PutOfflineWhy } | null;
}

/** Whether a driver can get requests, and if not, why not. */
export interface AvailabilityView {
  version: number;
  available: boolean;
  approved: boolean;
  suspended: boolean;
  /** The admin's reason; null if none. */
  suspendReason: string | null;
  presence: DriverPresence;
}

/** The longest period of a statement, in days. */
export const MAX_STATEMENT_DAYS = 31;

const statementDay = (which: 'first' | 'last') =>
  z.iso.date({ error: mistake('noDay', { which }), abort: true });

/** Days in the city, both included. */
export const StatementInput = z
  .object({ from: statementDay('first'), to: statementDay('last') })
  .refine(({ from, to }) => from <= to, mistake('dayOrder'))
  .refine(
    ({ from, to }) => addDays(from, MAX_STATEMENT_DAYS) > to,
    mistake('daysMany', { max: MAX_STATEMENT_DAYS }),
  );
export type StatementInput = z.infer<typeof StatementInput>;

/** A completed ride that its driver is paid for. */
export interface StatementRide {
  id: string;
  /** ISO 8601. */
  completedAt: string;
  pickupAddress: string;
  destinationAddress: string;
  fareCents: number;
  /** What a promo code took off for the rider; the driver’s pay is the same without. */
  discountCents: number;
  refundedCents: number;
  payoutCents: number;
}

/** One day in the city. */
export interface StatementDay {
  /** 2026-11-21. */
  day: string;
  /** How long the driver was online on that day so far. */
  onlineSeconds: number;
  /** Rides completed on that day, newest first. */
  rides: StatementRide[];
}

/** A driver's earnings and time online in this period: every day, oldest first. */
export interface StatementView {
  from: string;
  to: string;
  /** When the record of their time online begins, ISO 8601: there is none before. Null if it is empty. */
  onlineSince: string | null;
  days: StatementDay[];
  /** What the driver got for quests in this period, the latest first. It is no part of any ride’s payout. */
  bonuses: QuestBonus[];
  /** And for bringing other drivers, or coming by one. */
  referralBonuses: ReferralBonus[];
}

/** A driver's net earnings from completed rides (fare minus commission). */
export interface EarningsView {
  totalCents: number;
  totalRides: number;
  /** Since midnight in the city's time zone. */
  todayCents: number;
  todayRides: number;
  /** The day of `todayCents`: 2026-11-21. The next day starts at 0, even if a client still shows this value. */
  today: string;
}

/** A driver on the admin's board. */
export interface BoardDriver {
  id: string;
  name: string;
  available: boolean;
  /** The version of the driver record. It changes with availability, approval and suspension. */
  version: number;
  /** When a driver who is online was last heard from, in milliseconds since 1970; null while we hear from them. */
  silentSince: number | null;
  /** The driver's break, as in their presence. */
  onBreak?: DriverBreak | null;
  /** The confirmed part of it, which decides the rides the driver can get. */
  vehicle: Vehicle;
  position: DriverPosition | null;
}
