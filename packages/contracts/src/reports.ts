import { z } from 'zod';
import type { RideEventType } from './ride-story.ts';
import type { RideStatus } from './ride-status.ts';
import type { Role } from './roles.ts';

export const ReportPeriod = z.enum(['day', 'month'], 'The period must be day or month.');
export type ReportPeriod = z.infer<typeof ReportPeriod>;

export const RideReportInput = z.object({ period: ReportPeriod.default('day') });
export type RideReportInput = z.infer<typeof RideReportInput>;

/** Completed rides by day or month of the city's time zone, oldest first. */
export interface RideReport {
  period: ReportPeriod;
  /** 2026-11-21, or 2026-11. */
  stats: { date: string; rideCount: number; revenueCents: number }[];
}

export interface UserReport {
  active: number;
  blocked: number;
  /** By day of the city's time zone, oldest first. */
  signups: { date: string; count: number }[];
}

export interface DriverReport {
  online: number;
  /** What a driver who completed any ride earned on average, in cents. */
  averageEarnedCents: number;
  /** Completed of all finished rides, 0 to 1. */
  completionRate: number;
}

/** Of all completed rides. Revenue is commission and payout together. */
export interface EarningsReport {
  revenueCents: number;
  commissionCents: number;
  payoutCents: number;
  /** 0 to 1. */
  commissionRate: number;
}

/** How much there is in all, and how much of it is of each of the last 7 days of the city, today last. */
export interface OverviewFigure {
  total: number;
  days: number[];
}

/** The platform in five figures. Rides are completed ones; revenue is their fares, in cents. */
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
