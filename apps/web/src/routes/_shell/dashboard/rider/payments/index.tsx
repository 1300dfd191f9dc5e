import { createFileRoute } from '@tanstack/react-router';
import { paymentsQuery } from '../../../../../payments/payments-queries.ts';
import { Payments } from '../../../../../screens/payments/Payments.tsx';

export const Route = createFileRoute('/_shell/dashboard/rider/payments/')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(paymentsQuery),
  component: Payments,
});
