import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '../../../../../kit/lists/read-search.ts';
import {
  documentsQuery,
  driverQuery,
  driverRecordQuery,
} from '../../../../../features/people/people-queries.ts';
import { DriverDetail } from '../../../../../features/drivers/DriverDetail.tsx';

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
