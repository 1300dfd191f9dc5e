import { createFileRoute } from '@tanstack/react-router';
import { driversQuery } from '../../../../../features/people/people-queries.ts';
import { activityQuery, overviewQuery } from '../../../../../features/reports/report-queries.ts';
import { Overview } from '../../../../../features/overview/Overview.tsx';
import { WAITING } from '../../../../../features/overview/waiting-search.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/')({
  // Not awaited: the page shows its own skeletons.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(overviewQuery);
    void queryClient.prefetchQuery(activityQuery);
    void queryClient.prefetchQuery(driversQuery(WAITING));
  },
  component: Overview,
});
