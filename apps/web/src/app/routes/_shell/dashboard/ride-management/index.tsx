import { createFileRoute } from '@tanstack/react-router';
import { ridesQuery } from '../../../../../features/rides/rides-queries.ts';
import { readRidesSearch } from '../../../../../features/rides/management/ride-search.ts';
import { RideManagement } from '../../../../../features/rides/management/RideManagement.tsx';

export const Route = createFileRoute('/_shell/dashboard/ride-management/')({
  validateSearch: readRidesSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(ridesQuery(deps)),
  component: RideManagement,
});
