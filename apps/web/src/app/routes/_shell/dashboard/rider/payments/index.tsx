import { createFileRoute } from '@tanstack/react-router';
import { queries } from '../../../../../../kit/live/queries.ts';
import { PAYMENTS } from '../../../../../../features/payments/payment-pages.ts';
import { Payments } from '../../../../../../features/payments/Payments.tsx';

export const Route = createFileRoute('/_shell/dashboard/rider/payments/')({
  // Not awaited: the page shows its own skeleton.
  loader: () => void queries.payments.list.prefetchInfinite(PAYMENTS),
  component: Payments,
});
