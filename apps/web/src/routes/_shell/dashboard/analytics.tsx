import { createFileRoute } from '@tanstack/react-router';
import { driverReportQuery, earningsReportQuery, rideReportQuery } from '../../../reports/report-queries.ts';
import { Analytics } from '../../../screens/analytics/Analytics.tsx';
import { AnalyticsSearch } from '../../../screens/analytics/analytics-search.ts';
import { configQuery } from '../../../session/config-query.ts';
import { requireRole } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/dashboard/analytics')({
  validateSearch: AnalyticsSearch,
  beforeLoad: ({ context }) => requireRole(context.me, 'admin'),
  loaderDeps: ({ search }) => search,
  // Not awaited: each card shows its own skeleton.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(rideReportQuery(deps.period ?? 'day'));
    void queryClient.prefetchQuery(driverReportQuery);
    void queryClient.prefetchQuery(earningsReportQuery);
    // Days are those of the city.
    void queryClient.prefetchQuery(configQuery);
  },
  component: Analytics,
});
