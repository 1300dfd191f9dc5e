import type { ListPaymentsInput, PaymentView } from '@ridewire/contracts';

/** The rider's payments, newest first, with this many per page. */
export const PAYMENTS = { limit: 20 };

/** Where the next page begins; undefined after the last one. */
export const nextAfter = (page: readonly PaymentView[]): ListPaymentsInput['cursor'] => {
  const last = page.at(-1);
  return last && page.length === PAYMENTS.limit ? { paidAt: last.paidAt, rideId: last.rideId } : undefined;
};
