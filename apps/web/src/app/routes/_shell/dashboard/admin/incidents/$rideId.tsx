import { createFileRoute } from '@tanstack/react-router';
import { incidentQuery } from '../../../../../../features/sos/incidents/incidents-queries.ts';
import { isUuid } from '../../../../../../kit/lists/read-search.ts';
import { IncidentDetail } from '../../../../../../features/sos/incidents/IncidentDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/incidents/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, params }) => {
    if (isUuid(params.rideId)) void context.queryClient.prefetchQuery(incidentQuery(params.rideId));
  },
  component: IncidentDetail,
});
