import type { ReportPeriod } from '@ridewire/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../live/trpc.ts';

/** The reports an admin asks for; Refresh All reads those that are shown. */
export const REPORTS_KEY = ['reports'] as const;
/** Figures and events that keep themselves fresh. */
export const OVERVIEW_KEY = ['overview'] as const;
export const ACTIVITY_KEY = ['activity'] as const;

export const overviewQuery = queryOptions({
  queryKey: OVERVIEW_KEY,
  queryFn: () => api.reports.overview.query(),
});

export const activityQuery = queryOptions({
  queryKey: ACTIVITY_KEY,
  queryFn: () => api.reports.activity.query(),
});

/** While the other period is on its way, the one before stays. */
export const rideReportQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'rides', period],
    queryFn: () => api.reports.rides.query({ period }),
    placeholderData: keepPreviousData,
  });

export const driverReportQuery = queryOptions({
  queryKey: [...REPORTS_KEY, 'drivers'],
  queryFn: () => api.reports.drivers.query(),
});

export const earningsReportQuery = queryOptions({
  queryKey: [...REPORTS_KEY, 'earnings'],
  queryFn: () => api.reports.earnings.query(),
});
