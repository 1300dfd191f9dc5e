import type { ListPaymentsInput, PaymentView } from '@ridewire/contracts';

/** What the rider paid, newest first, so many a page. */
export const PAYMENTS = { limit: 20 };

/** Where the next page begins; undefined after the last one. */
export const nextAfter = (page: readonly PaymentView[]): ListPaymentsInput['cursor'] => {
  const last = page.at(-1);
  return last && page.length === PAYMENTS.limit ? { paidAt: last.paidAt, rideId: last.rideId } : undefined;
};
