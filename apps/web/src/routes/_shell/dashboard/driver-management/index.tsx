import { createFileRoute } from '@tanstack/react-router';
import { driversQuery } from '../../../../people/people-queries.ts';
import { DriverManagement } from '../../../../screens/driver-management/DriverManagement.tsx';
import { readDriverSearch } from '../../../../screens/driver-management/driver-search.ts';

export const Route = createFileRoute('/_shell/dashboard/driver-management/')({
  validateSearch: readDriverSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(driversQuery(deps)),
  component: DriverManagement,
});
