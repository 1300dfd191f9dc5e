import { RideInput } from '@ridewire/contracts';
import { createFileRoute } from '@tanstack/react-router';
import { paymentQuery } from '../../../../../payments/payments-queries.ts';
import { PaymentReceipt } from '../../../../../screens/payment-receipt/PaymentReceipt.tsx';

export const Route = createFileRoute('/_shell/dashboard/rider/payments/$rideId')({
  // Not awaited: the page shows its own skeleton.
  loader: ({ context, params }) => {
    if (RideInput.safeParse(params).success)
      void context.queryClient.prefetchQuery(paymentQuery(params.rideId));
  },
  component: PaymentReceipt,
});
