import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '../../../../lists/read-search.ts';
import { rideQuery, rideStoryQuery } from '../../../../rides/rides-queries.ts';
import { RideDetail } from '../../../../screens/ride-detail/RideDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/ride-management/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context: { queryClient }, params: { rideId } }) => {
    if (!isUuid(rideId)) return;
    void queryClient.prefetchQuery(rideQuery(rideId));
    void queryClient.prefetchQuery(rideStoryQuery(rideId));
  },
  component: RideDetail,
});
