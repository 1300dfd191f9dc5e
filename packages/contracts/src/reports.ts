import { z } from 'zod';
import { REPORT_PERIODS } from './choices.ts';
import { DateRange } from './date-range.ts';
import { mistake } from './mistakes.ts';
import type { RideEventType } from './choices.ts';
import type { RideStatus } from './ride-status.ts';
import type { Role } from './roles.ts';

export const ReportPeriod = z.enum(REPORT_PERIODS, mistake('reportPeriod'));
export type ReportPeriod = z.infer<typeof ReportPeriod>;

/** The range as the server understood it, in days such as 2026-11-21. */
export interface ReportDays {
  from: string;
  to: string;
}

export const RideReportInput = DateRange.extend({ period: ReportPeriod.default('day') });
export type RideReportInput = z.infer<typeof RideReportInput>;

export const CalendarReportInput = DateRange.pick({ to: true });
export type CalendarReportInput = z.infer<typeof CalendarReportInput>;

/**
 * Rides by day, week or month in the city's time zone, oldest first; periods without rides have no entry. Deleted rides
 * never count. All money here and below is what refunds leave of it, and a refund counts in the period of its ride.
 */
export interface RideReport extends ReportDays {
  period: ReportPeriod;
  stats: {
    /** 2026-11-21, the Monday of a week, or 2026-11. */
    date: string;
    /** Completed rides, by completion time; the money likewise. */
    rideCount: number;
    revenueCents: number;
    refundedCents: number;
    commissionCents: number;
    payoutCents: number;
    /** Requested rides by request time, canceled rides by the time of canceling. */
    requestedCount: number;
    canceledCount: number;
  }[];
  before: ReportDays & { rideCount: number; revenueCents: number };
}

/** When in the week rides are requested: all 168 hours, starting with Monday's. */
export interface HourReport extends ReportDays {
  /** weekday 1 (Monday) to 7, hour 0 to 23 of the city's clock. */
  hours: { weekday: number; hour: number; requestedCount: number; completedCount: number }[];
}

/** Where rides are requested: H3 cells of resolution 8 around the pickups, most requests first, at most 2,000. */
export interface DemandReport extends ReportDays {
  cells: { cell: string; requestedCount: number }[];
}

/** New riders and drivers, oldest first; days without any have no entry. Admins do not count. */
export interface GrowthReport extends ReportDays {
  period: ReportPeriod;
  /** Riders and drivers who joined before the first day. */
  totalBefore: number;
  stats: { date: string; riders: number; drivers: number }[];
}

/** The 20 drivers who completed the most rides, best first. */
export interface TopDrivers {
  /** Null for all time. */
  days: ReportDays | null;
  drivers: {
    driverId: string;
    name: string;
    avatarUrl: string | null;
    completedCount: number;
    canceledCount: number;
    payoutCents: number;
  }[];
}

/** Completed rides on each of 365 days, oldest first, including days without any. */
export interface CalendarReport {
  days: { date: string; rideCount: number }[];
}

export interface UserReport {
  active: number;
  blocked: number;
  /** By day of the city's time zone, oldest first. */
  signups: { date: string; count: number }[];
}

/** A range to compare with as many days before it, or nothing for all time. */
export const ComparedRangeInput = RideReportInput.optional();
export type ComparedRangeInput = z.infer<typeof ComparedRangeInput>;

/** The days of a report, and the same figures for as many days before them; null if the report covers all time. */
interface Compared<Figures> {
  days: ReportDays | null;
  before: (ReportDays & Figures) | null;
}

export interface DriverFigures {
  /** The average earnings of drivers who completed a ride, in cents. */
  averageEarnedCents: number;
  /** Completed rides as a share of all finished rides, 0 to 1. */
  completionRate: number;
}

export interface DriverReport extends DriverFigures, Compared<DriverFigures> {
  /** Right now, whatever the range. */
  online: number;
}

/** Figures of completed rides. Revenue is commission and payout together: what was charged, less refunds. */
export interface EarningsFigures {
  revenueCents: number;
  refundedCents: number;
  commissionCents: number;
  payoutCents: number;
}

export interface EarningsReport extends EarningsFigures, Compared<EarningsFigures> {
  /** 0 to 1. */
  commissionRate: number;
}

/** A total, and how much of it falls on each of the last 7 days in the city, today last. */
export interface OverviewFigure {
  total: number;
  days: number[];
}

/** The platform in five figures. Rides are completed rides; revenue is their fares less refunds, in cents. */
export interface Overview {
  users: OverviewFigure;
  drivers: OverviewFigure;
  rides: OverviewFigure;
  revenueCents: OverviewFigure;
  /**
   * Revenue of the last 30 days in the city, including today, against the 30 days before: 0.155 is 15.5% more. Null if
   * there was none before.
   */
  growth: { share: number | null; days: (number | null)[] };
}

/** Something that happened to a ride, for the admins' overview. */
export interface ActivityEvent {
  id: number;
  rideId: string;
  /** All events except those that only dispatch needs, such as offers. */
  type: Exclude<RideEventType, 'ride.offered'>;
  to: RideStatus;
  /** ISO 8601. */
  at: string;
  /** Null if the system acted. */
  actor: { name: string; role: Role } | null;
  riderName: string;
  pickupAddress: string;
  destinationAddress: string;
  fareCents: number;
  reason: string | null;
  /** The ride was deleted and can't be opened. */
  isDeleted: boolean;
}
