import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../kit/live/queries.ts';
import { driversInput } from '../../../../../features/drivers/driver-search.ts';
import { Overview } from '../../../../../features/overview/Overview.tsx';
import { WAITING } from '../../../../../features/overview/waiting-search.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/')({
  // Not awaited: the page shows its own skeletons.
  loader: () => {
    void queries.reports.overview.prefetch();
    void queries.reports.activity.prefetch();
    void queries.drivers.list.prefetch(driversInput(WAITING));
  },
  component: Overview,
});
