import type { DateRange, ExportInput, ReportPeriod, RideReport } from '@ridewire/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';

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

/** Nothing happened in a day, a week or a month. */
export const NO_RIDES: Omit<RideReport['stats'][number], 'date'> = {
  rideCount: 0,
  revenueCents: 0,
  refundedCents: 0,
  commissionCents: 0,
  payoutCents: 0,
  requestedCount: 0,
  canceledCount: 0,
};

type Asked = DateRange & { period: ReportPeriod };

/** While the other days or periods are on their way, those before stay. */
export const rideReportQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'rides', asked],
    queryFn: () => api.reports.rides.query(asked),
    placeholderData: keepPreviousData,
  });

export const growthReportQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'growth', asked],
    queryFn: () => api.reports.userGrowth.query(asked),
    placeholderData: keepPreviousData,
  });

export const hourReportQuery = (days: DateRange) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'hours', days],
    queryFn: () => api.reports.hours.query(days),
    placeholderData: keepPreviousData,
  });

export const demandReportQuery = (days: DateRange) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'demand', days],
    queryFn: () => api.reports.demand.query(days),
    placeholderData: keepPreviousData,
  });

export const calendarReportQuery = queryOptions({
  queryKey: [...REPORTS_KEY, 'calendar'],
  queryFn: () => api.reports.calendar.query({}),
});

export const topDriversQuery = queryOptions({
  queryKey: [...REPORTS_KEY, 'top-drivers'],
  queryFn: () => api.reports.topDrivers.query(),
});

export const driverReportQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'drivers', asked],
    queryFn: () => api.reports.drivers.query(asked),
    placeholderData: keepPreviousData,
  });

export const earningsReportQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'earnings', asked],
    queryFn: () => api.reports.earnings.query(asked),
    placeholderData: keepPreviousData,
  });

/** The first rows of a file. While another is on its way, the one before stays. */
export const exportPreviewQuery = (input: ExportInput) =>
  queryOptions({
    queryKey: ['export-preview', input],
    queryFn: () => api.reports.preview.query(input),
    placeholderData: keepPreviousData,
  });
