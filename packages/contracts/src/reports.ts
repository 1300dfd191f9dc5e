import { z } from 'zod';

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
