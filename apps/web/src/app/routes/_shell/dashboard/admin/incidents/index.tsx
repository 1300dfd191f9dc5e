import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../../kit/live/queries.ts';
import {
  incidentsInput,
  readIncidentSearch,
} from '../../../../../../features/sos/incidents/incident-search.ts';
import { Incidents } from '../../../../../../features/sos/incidents/Incidents.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/incidents/')({
  validateSearch: readIncidentSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows its own skeleton.
  loader: ({ deps }) => void queries.incidents.list.prefetch(incidentsInput(deps)),
  component: Incidents,
});
