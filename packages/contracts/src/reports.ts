import { z } from 'zod';
import { REPORT_PERIODS } from './choices.ts';
import { DateRange } from './date-range.ts';
import { mistake } from './mistakes.ts';
import type { RideEventType } from './ride-story.ts';
import type { RideStatus } from './ride-status.ts';
import type { Role } from './roles.ts';

export const ReportPeriod = z.enum(REPORT_PERIODS, mistake('reportPeriod'));
export type ReportPeriod = z.infer<typeof ReportPeriod>;

/** A range as the server understood it: days such as 2026-11-21. */
export interface ReportDays {
  from: string;
  to: string;
}

export const RideReportInput = DateRange.extend({ period: ReportPeriod.default('day') });
export type RideReportInput = z.infer<typeof RideReportInput>;

export const CalendarReportInput = DateRange.pick({ to: true });
export type CalendarReportInput = z.infer<typeof CalendarReportInput>;

/**
 * Rides by day, week or month of the city's time zone, oldest first; where nothing happened there is no entry. Deleted
 * rides count nowhere. All money here and below is what refunds leave of it, and a refund counts where its ride does.
 */
export interface RideReport extends ReportDays {
  period: ReportPeriod;
  stats: {
    /** 2026-11-21, the Monday of a week, or 2026-11. */
    date: string;
    /** Completed, by when they were completed; so is all the money. */
    rideCount: number;
    revenueCents: number;
    refundedCents: number;
    commissionCents: number;
    payoutCents: number;
    /** By when they were requested, and canceled. */
    requestedCount: number;
    canceledCount: number;
  }[];
  before: ReportDays & { rideCount: number; revenueCents: number };
}

/** When in the week rides are asked for: all 168 hours, Monday's first. */
export interface HourReport extends ReportDays {
  /** weekday 1 (Monday) to 7, hour 0 to 23 of the city's clock. */
  hours: { weekday: number; hour: number; requestedCount: number; completedCount: number }[];
}

/** Where rides are asked for: H3 cells of resolution 8 around their pickups, most requests first, at most 2,000. */
export interface DemandReport extends ReportDays {
  cells: { cell: string; requestedCount: number }[];
}

/** New riders and drivers, oldest first, without entries where nobody came; admins are no growth. */
export interface GrowthReport extends ReportDays {
  period: ReportPeriod;
  /** Riders and drivers who came before the first day. */
  totalBefore: number;
  stats: { date: string; riders: number; drivers: number }[];
}

/** The 20 drivers who completed most rides, the best first. */
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

/** Completed rides of each of 365 days, oldest first, days without any too. */
export interface CalendarReport {
  days: { date: string; rideCount: number }[];
}

export interface UserReport {
  active: number;
  blocked: number;
  /** By day of the city's time zone, oldest first. */
  signups: { date: string; count: number }[];
}

/** Some days with as many before them, or nothing for all time. */
export const ComparedRangeInput = RideReportInput.optional();
export type ComparedRangeInput = z.infer<typeof ComparedRangeInput>;

/** Which days a report is about, and the same figures of as many days before them; null where it is about all time. */
interface Compared<Figures> {
  days: ReportDays | null;
  before: (ReportDays & Figures) | null;
}

export interface DriverFigures {
  /** What a driver who completed any ride earned on average, in cents. */
  averageEarnedCents: number;
  /** Completed of all finished rides, 0 to 1. */
  completionRate: number;
}

export interface DriverReport extends DriverFigures, Compared<DriverFigures> {
  /** Now, whatever the days. */
  online: number;
}

/** Of completed rides. Revenue is commission and payout together: what was charged, without what was refunded. */
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

/** How much there is in all, and how much of it is of each of the last 7 days of the city, today last. */
export interface OverviewFigure {
  total: number;
  days: number[];
}

/** The platform in five figures. Rides are completed ones; revenue is their fares without refunds, in cents. */
export interface Overview {
  users: OverviewFigure;
  drivers: OverviewFigure;
  rides: OverviewFigure;
  revenueCents: OverviewFigure;
  /**
   * Revenue of 30 days, the city's and today included, against the 30 days before: 0.155 is 15.5 % more. Null where there
   * was none before.
   */
  growth: { share: number | null; days: (number | null)[] };
}

/** Something that happened to a ride, as the admins' overview tells it. */
export interface ActivityEvent {
  id: number;
  rideId: string;
  /** Neither offers nor anything else that only dispatch is about. */
  type: Exclude<RideEventType, 'ride.offered'>;
  to: RideStatus;
  /** ISO 8601. */
  at: string;
  /** Null when the system did it by itself. */
  actor: { name: string; role: Role } | null;
  riderName: string;
  pickupAddress: string;
  destinationAddress: string;
  fareCents: number;
  reason: string | null;
  /** The ride can't be opened any more. */
  isDeleted: boolean;
}
