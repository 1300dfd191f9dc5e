import { createFileRoute } from '@tanstack/react-router';
import {
  readScheduledSearch,
  scheduledInput,
} from '../../../../../features/scheduled-rides/desk/scheduled-search.ts';
import { UpcomingRides } from '../../../../../features/scheduled-rides/desk/UpcomingRides.tsx';
import { queries } from '../../../../../kit/live/queries.ts';

export const Route = createFileRoute('/_shell/dashboard/admin/scheduled')({
  validateSearch: readScheduledSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ deps }) => void queries.scheduled.list.prefetch(scheduledInput(deps)),
  component: UpcomingRides,
});
