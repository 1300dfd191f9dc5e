import { createFileRoute } from '@tanstack/react-router';
import {
  calendarReportQuery,
  demandReportQuery,
  driverReportQuery,
  earningsReportQuery,
  growthReportQuery,
  hourReportQuery,
  rideReportQuery,
  topDriversQuery,
} from '../../../../features/reports/report-queries.ts';
import { Analytics } from '../../../../features/reports/analytics/Analytics.tsx';
import { readAnalyticsSearch } from '../../../../features/reports/analytics/analytics-search.ts';
import { queries } from '../../../../kit/live/queries.ts';
import { requireRole } from '../../../../features/session/guards.ts';

export const Route = createFileRoute('/_shell/dashboard/analytics')({
  validateSearch: readAnalyticsSearch,
  beforeLoad: ({ context }) => requireRole(context.me, 'admin'),
  loaderDeps: ({ search }) => search,
  // Not awaited: each card shows its own skeleton.
  loader: ({ context: { queryClient }, deps }) => {
    const { period = 'day', from, to } = deps;
    const days = { ...(from && { from }), ...(to && { to }) };
    void queryClient.prefetchQuery(rideReportQuery({ period, ...days }));
    void queryClient.prefetchQuery(driverReportQuery({ period, ...days }));
    void queryClient.prefetchQuery(earningsReportQuery({ period, ...days }));
    void queryClient.prefetchQuery(growthReportQuery({ period, ...days }));
    void queryClient.prefetchQuery(hourReportQuery(days));
    void queryClient.prefetchQuery(demandReportQuery(days));
    void queryClient.prefetchQuery(calendarReportQuery);
    void queryClient.prefetchQuery(topDriversQuery);
    // Days are those of the city.
    void queries.system.config.prefetch();
  },
  component: Analytics,
});
