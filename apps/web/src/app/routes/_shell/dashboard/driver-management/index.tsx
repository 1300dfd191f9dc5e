import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../kit/live/queries.ts';
import { DriverManagement } from '../../../../../features/drivers/DriverManagement.tsx';
import { driversInput, readDriverSearch } from '../../../../../features/drivers/driver-search.ts';

export const Route = createFileRoute('/_shell/dashboard/driver-management/')({
  validateSearch: readDriverSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ deps }) => void queries.drivers.list.prefetch(driversInput(deps)),
  component: DriverManagement,
});
