import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../kit/live/queries.ts';
import { ChangeRide } from '../../../../../features/booking/desk/ChangeRide.tsx';
import { BoardActions } from '../../../../../features/board/BoardActions.tsx';
import { isUuid } from '../../../../../kit/lists/read-search.ts';
import { RideDetail } from '../../../../../features/rides/detail/RideDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/ride-management/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ params: { rideId } }) => {
    if (!isUuid(rideId)) return;
    void queries.rides.get.prefetch({ rideId });
    void queries.rides.story.prefetch({ rideId });
  },
  component: RidePage,
});

function RidePage() {
  return (
    <RideDetail
      boardActions={(ride) => (
        <>
          <ChangeRide ride={ride} />
          <BoardActions ride={ride} />
        </>
      )}
    />
  );
}
