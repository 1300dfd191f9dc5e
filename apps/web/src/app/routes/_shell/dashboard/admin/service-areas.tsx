import { createFileRoute } from '@tanstack/react-router';
import { readServiceAreaSearch } from '../../../../../features/service-areas/service-area-search.ts';
import { ServiceAreas } from '../../../../../features/service-areas/ServiceAreas.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/service-areas')({
  validateSearch: readServiceAreaSearch,
  component: ServiceAreas,
});
