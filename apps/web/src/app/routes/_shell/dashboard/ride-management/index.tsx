import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../kit/live/queries.ts';
import { readRidesSearch, ridesInput } from '../../../../../features/rides/management/ride-search.ts';
import { RideManagement } from '../../../../../features/rides/management/RideManagement.tsx';

export const Route = createFileRoute('/_shell/dashboard/ride-management/')({
  validateSearch: readRidesSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ deps }) => void queries.rides.list.prefetch(ridesInput(deps)),
  component: RideManagement,
});
