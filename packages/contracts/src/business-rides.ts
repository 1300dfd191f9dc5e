import { z } from 'zod';
import { Business } from './business.ts';
import type { RideType } from './fare-quote.ts';
import { mistake } from './mistakes.ts';
import { RideId } from './rides.ts';

export const MarkBusinessInput = z.object({
  rideId: RideId,
  /** Null for a private ride, as every ride is at first. */
  business: Business.nullable(),
});
export type MarkBusinessInput = z.infer<typeof MarkBusinessInput>;

/** business.ofRide: what its rider and the desk read of one ride. */
export interface RideBusiness {
  business: Business | null;
  /** Until when that can be changed, ISO 8601; null if it can't be, because the ride isn't completed. */
  changeableUntil: string | null;
}

export const BusinessMonthInput = z.object({
  /** Of the city: 2026-11. */
  month: z.string(mistake('businessMonth')).regex(/^20\d\d-(0[1-9]|1[0-2])$/, mistake('businessMonth')),
});
export type BusinessMonthInput = z.infer<typeof BusinessMonthInput>;

/** A completed ride for work. */
export interface BusinessRide extends Business {
  rideId: string;
  /** ISO 8601. It is a ride of the month in which it was completed, like its receipt. */
  completedAt: string;
  pickupAddress: string;
  destinationAddress: string;
  distanceMeters: number;
  type: RideType;
  fareCents: number;
  /** What a promo code took off. */
  discountCents: number;
  refundedCents: number;
}

/** A rider's rides for work in a month of the city, oldest first. */
export interface BusinessMonth extends BusinessMonthInput {
  rides: BusinessRide[];
}
