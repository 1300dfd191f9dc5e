import { createFileRoute } from '@tanstack/react-router';
import { paymentsQuery } from '../../../../../../features/payments/payments-queries.ts';
import { Payments } from '../../../../../../features/payments/Payments.tsx';

export const Route = createFileRoute('/_shell/dashboard/rider/payments/')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(paymentsQuery),
  component: Payments,
});
