import { z } from 'zod';
import type { Business } from './business.ts';
import { mistake } from './mistakes.ts';
import { HistoryInput, RideId } from './rides.ts';
import type { RideView, RiderRide } from './ride-views.ts';

/** How a ride can be paid for. */
export const PaymentMethod = z.enum(['cash']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Before the year 1 Postgres and ISO differ about dates. */
const PaidAt = z.iso
  .datetime(mistake('time'))
  .refine((time) => time >= '2000' && time < '2100', mistake('time'));

export const ListPaymentsInput = z.object({
  /** The last payment of the page before; none for the first page. */
  cursor: z.object({ paidAt: PaidAt, rideId: RideId }).optional(),
  limit: HistoryInput.shape.limit,
});
export type ListPaymentsInput = z.infer<typeof ListPaymentsInput>;

/** What a rider paid for one ride. */
export interface PaymentView extends Pick<RideView, 'type' | 'pickup' | 'destination'> {
  rideId: string;
  /** ISO 8601. */
  paidAt: string;
  method: PaymentMethod;
  /** The fare less what a promo code took off, without later refunds taken off. */
  amountCents: number;
  discountCents: number;
  refundedCents: number;
  driverName: string | null;
}

/** A refund, as its rider sees it. */
export interface PaymentRefund {
  id: string;
  amountCents: number;
  reason: string;
  /** ISO 8601. */
  at: string;
}

/** A payment with everything a receipt shows. */
export interface PaymentReceipt extends PaymentView {
  ride: RiderRide;
  /** What it was for, if it was for work; left out for a private ride. */
  business?: Business;
  /** Oldest first. */
  refunds: PaymentRefund[];
}
