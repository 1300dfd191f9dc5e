import { createFileRoute } from '@tanstack/react-router';
import { BoardActions } from '../../../../../features/board/BoardActions.tsx';
import { isUuid } from '../../../../../kit/lists/read-search.ts';
import { rideQuery, rideStoryQuery } from '../../../../../features/rides/rides-queries.ts';
import { RideDetail } from '../../../../../features/rides/detail/RideDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/ride-management/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context: { queryClient }, params: { rideId } }) => {
    if (!isUuid(rideId)) return;
    void queryClient.prefetchQuery(rideQuery(rideId));
    void queryClient.prefetchQuery(rideStoryQuery(rideId));
  },
  component: RidePage,
});

function RidePage() {
  return <RideDetail boardActions={(ride) => <BoardActions ride={ride} />} />;
}
