import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../../kit/live/queries.ts';
import { isUuid } from '../../../../../../kit/lists/read-search.ts';
import { IncidentDetail } from '../../../../../../features/sos/incidents/IncidentDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/admin/incidents/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ params: { rideId } }) => {
    if (isUuid(rideId)) void queries.incidents.get.prefetch({ rideId });
  },
  component: IncidentDetail,
});
