import { createFileRoute } from '@tanstack/react-router';
import { Analytics } from '../../../../features/reports/analytics/Analytics.tsx';
import { readAnalyticsSearch } from '../../../../features/reports/analytics/analytics-search.ts';
import { queries } from '../../../../kit/live/queries.ts';
import { requireRole } from '../../../../features/session/guards.ts';

export const Route = createFileRoute('/_shell/dashboard/analytics')({
  validateSearch: readAnalyticsSearch,
  beforeLoad: ({ context }) => requireRole(context.me, 'admin'),
  loaderDeps: ({ search }) => search,
  // Not awaited: each card shows its own skeleton.
  loader: ({ deps }) => {
    const { period = 'day', from, to } = deps;
    const days = { ...(from && { from }), ...(to && { to }) };
    const { reports } = queries;
    void reports.rides.prefetch({ period, ...days });
    void reports.drivers.prefetch({ period, ...days });
    void reports.earnings.prefetch({ period, ...days });
    void reports.userGrowth.prefetch({ period, ...days });
    void reports.hours.prefetch(days);
    void reports.demand.prefetch(days);
    void reports.calendar.prefetch({});
    void reports.topDrivers.prefetch({ period, ...days });
    // Days are days in the city.
    void queries.system.config.prefetch();
  },
  component: Analytics,
});
