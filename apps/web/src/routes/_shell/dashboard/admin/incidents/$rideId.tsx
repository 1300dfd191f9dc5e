import { createFileRoute } from '@tanstack/react-router';
import { incidentQuery } from '../../../../../incidents/incidents-queries.ts';
import { isUuid } from '../../../../../lists/read-search.ts';
import { IncidentDetail } from '../../../../../screens/incident-detail/IncidentDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/incidents/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, params }) => {
    if (isUuid(params.rideId)) void context.queryClient.prefetchQuery(incidentQuery(params.rideId));
  },
  component: IncidentDetail,
});
