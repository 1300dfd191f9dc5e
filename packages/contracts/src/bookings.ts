import { z } from 'zod';
import { mistake } from './mistakes.ts';
import { PhoneNumber } from './phone-number.ts';
import { CheckPromoInput } from './promos.ts';
import { RequestRideInput } from './rides.ts';
import { ScheduleRideInput } from './scheduled.ts';
import { line } from './text.ts';
import type { Stop } from './stops.ts';

const RiderId = z.uuid(mistake('userId'));

export const FindRidersInput = z.object({ phone: PhoneNumber });
export type FindRidersInput = z.infer<typeof FindRidersInput>;

export const SaveGuestInput = z.object({ phone: PhoneNumber, name: line('name', 100) });
export type SaveGuestInput = z.infer<typeof SaveGuestInput>;

/** The desk doesn't know which rides are for work. */
export const BookRideInput = RequestRideInput.omit({ business: true }).extend({ riderId: RiderId });
export type BookRideInput = z.infer<typeof BookRideInput>;

export const BookScheduledInput = ScheduleRideInput.omit({ business: true }).extend({ riderId: RiderId });
export type BookScheduledInput = z.infer<typeof BookScheduledInput>;

/** A promo code that a rider says on the phone. */
export const CheckRidersPromoInput = CheckPromoInput.extend({ riderId: RiderId });
export type CheckRidersPromoInput = z.infer<typeof CheckRidersPromoInput>;

/** Somebody with the phone number of a call, as the desk sees them. */
export interface PhoneRider {
  id: string;
  name: string;
  phone: string;
  /** They have no account: the desk books for them. */
  isGuest: boolean;
  isBlocked: boolean;
  /** Their ride under way; null for none. */
  rideId: string | null;
  /** Where they were picked up and dropped off last, without repetition, the newest first. */
  places: Stop[];
}
