import { z } from 'zod';
import { isPhoneNumber } from './guests.ts';
import { mistake } from './mistakes.ts';
import { RequestRideInput } from './rides.ts';
import { ScheduleRideInput } from './scheduled.ts';
import { boundedLine, line } from './text.ts';
import type { Stop } from './stops.ts';

const RiderId = z.uuid(mistake('userId'));

export const GuestPhone = boundedLine('phone', { max: 30 }).refine(isPhoneNumber, mistake('phoneNumber'));

export const FindRidersInput = z.object({ phone: GuestPhone });
export type FindRidersInput = z.infer<typeof FindRidersInput>;

export const SaveGuestInput = z.object({ phone: GuestPhone, name: line('name', 100) });
export type SaveGuestInput = z.infer<typeof SaveGuestInput>;

export const BookRideInput = RequestRideInput.extend({ riderId: RiderId });
export type BookRideInput = z.infer<typeof BookRideInput>;

export const BookScheduledInput = ScheduleRideInput.extend({ riderId: RiderId });
export type BookScheduledInput = z.infer<typeof BookScheduledInput>;

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
