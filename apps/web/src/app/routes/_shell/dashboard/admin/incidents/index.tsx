import { createFileRoute } from '@tanstack/react-router';
import { incidentsQuery } from '../../../../../../features/sos/incidents/incidents-queries.ts';
import { readIncidentSearch } from '../../../../../../features/sos/incidents/incident-search.ts';
import { Incidents } from '../../../../../../features/sos/incidents/Incidents.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/incidents/')({
  validateSearch: readIncidentSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(incidentsQuery(deps)),
  component: Incidents,
});
