import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '../../../../lists/read-search.ts';
import { documentsQuery, driverQuery, driverRecordQuery } from '../../../../people/people-queries.ts';
import { DriverDetail } from '../../../../screens/driver-detail/DriverDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver-management/$driverId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context: { queryClient }, params }) => {
    if (!isUuid(params.driverId)) return;
    void queryClient.prefetchQuery(driverQuery(params.driverId));
    void queryClient.prefetchQuery(driverRecordQuery(params.driverId));
    void queryClient.prefetchQuery(documentsQuery(params.driverId));
  },
  component: DriverDetail,
});
