import { mayAtDesk } from '@ridewire/contracts/desk-roles';
import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../kit/live/queries.ts';
import { isUuid } from '../../../../../kit/lists/read-search.ts';
import { DriverDetail } from '../../../../../features/drivers/DriverDetail.tsx';

export const Route = createFileRoute('/_shell/dashboard/driver-management/$driverId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ params: { driverId }, context: { me } }) => {
    if (!isUuid(driverId)) return;
    void queries.drivers.get.prefetch({ driverId });
    void queries.drivers.record.prefetch({ driverId });
    if (mayAtDesk(me.deskRole, 'documents:read')) void queries.documents.list.prefetch({ driverId });
  },
  component: DriverDetail,
});
