import { createFileRoute } from '@tanstack/react-router';
import { driversQuery } from '../../../../../features/people/people-queries.ts';
import { DriverManagement } from '../../../../../features/drivers/DriverManagement.tsx';
import { readDriverSearch } from '../../../../../features/drivers/driver-search.ts';

export const Route = createFileRoute('/_shell/dashboard/driver-management/')({
  validateSearch: readDriverSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(driversQuery(deps)),
  component: DriverManagement,
});
