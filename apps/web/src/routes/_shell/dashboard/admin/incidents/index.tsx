import { createFileRoute } from '@tanstack/react-router';
import { incidentsQuery } from '../../../../../incidents/incidents-queries.ts';
import { readIncidentSearch } from '../../../../../screens/incidents/incident-search.ts';
import { Incidents } from '../../../../../screens/incidents/Incidents.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/incidents/')({
  validateSearch: readIncidentSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(incidentsQuery(deps)),
  component: Incidents,
});
