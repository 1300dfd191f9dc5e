import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../../kit/live/queries.ts';
import { isUuid } from '../../../../../../kit/lists/read-search.ts';
import { PaymentReceipt } from '../../../../../../features/payments/PaymentReceipt.tsx';

export const Route = createFileRoute('/_shell/dashboard/rider/payments/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ params: { rideId } }) => {
    if (isUuid(rideId)) void queries.payments.get.prefetch({ rideId });
  },
  component: PaymentReceipt,
});
