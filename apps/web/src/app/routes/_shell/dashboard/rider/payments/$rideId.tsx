import { createFileRoute } from '@tanstack/react-router';
import { isUuid } from '../../../../../../kit/lists/read-search.ts';
import { paymentQuery } from '../../../../../../features/payments/payments-queries.ts';
import { PaymentReceipt } from '../../../../../../features/payments/PaymentReceipt.tsx';

export const Route = createFileRoute('/_shell/dashboard/rider/payments/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, params }) => {
    if (isUuid(params.rideId)) void context.queryClient.prefetchQuery(paymentQuery(params.rideId));
  },
  component: PaymentReceipt,
});
