import { z } from 'zod';
import { ADMIN_STATUSES, REVIEW_STATES, RIDE_SORTS } from './choices.ts';
import { DateRange } from './date-range.ts';
import { mistake } from './mistakes.ts';
import { PageOrAllInput, SearchText } from './pages.ts';
import { RideStatus } from './ride-status.ts';
import { RideId, RideInput } from './rides.ts';
import { SeenVersion } from './seen-version.ts';
import { line } from './text.ts';

/** The statuses an admin may set. */
export const AdminStatus = z.enum(ADMIN_STATUSES, mistake('rideTarget'));
export type AdminStatus = z.infer<typeof AdminStatus>;

export const SetRideStatusInput = z.object({
  rideId: RideId,
  to: AdminStatus,
  /** The status the admin saw. If it has changed since, the ride stays as it is. Left out, any status will do. */
  fromStatus: RideStatus.optional(),
  seenVersion: SeenVersion,
  reason: line('reason', 200).optional(),
  /** Only its driver knows that. */
  isNoShow: z.literal(false, mistake('noShowOfDriver')).optional(),
});
export type SetRideStatusInput = z.infer<typeof SetRideStatusInput>;

export const DeleteRideInput = RideInput.extend({
  /** The status the admin saw, as in SetRideStatusInput. */
  fromStatus: RideStatus.optional(),
  seenVersion: SeenVersion,
});
export type DeleteRideInput = z.infer<typeof DeleteRideInput>;

/** Takes an accepted ride from its driver and looks for another one. */
export const ReassignRideInput = z.object({
  rideId: RideId,
  /** The driver, as far as the admin knows. If it is another one by now, the ride stays with them. */
  fromDriverId: z.uuid(mistake('driverId')),
  /** The driver to ask first; left out, the nearest are asked. */
  toDriverId: z.uuid(mistake('driverId')).optional(),
  seenVersion: SeenVersion,
  reason: line('reason', 200).optional(),
});
export type ReassignRideInput = z.infer<typeof ReassignRideInput>;

/** Gives a request to a driver. */
export const AssignRideInput = z.object({
  rideId: RideId,
  driverId: z.uuid(mistake('driverId')),
  seenVersion: SeenVersion,
  reason: line('reason', 200).optional(),
});
export type AssignRideInput = z.infer<typeof AssignRideInput>;

/** Higher than any fare. The exact limit is what is left of the fare. */
const MAX_REFUND_CENTS = 100_000_000;

export const RefundRideInput = z.object({
  /** Made by the client once per press. Sending the same id again returns the same note. */
  commandId: z.uuid(mistake('commandUuid')),
  rideId: RideId,
  amountCents: z
    .int(mistake('amountCents'))
    .min(1, mistake('amountZero'))
    .max(MAX_REFUND_CENTS, mistake('amountHigh')),
  seenVersion: SeenVersion,
  reason: line('reason', 300),
});
export type RefundRideInput = z.infer<typeof RefundRideInput>;

export const TakeStuckInput = RideInput.extend({
  /** The admin who hands it over, as far as the caller knows; left out if nobody has it. */
  fromId: z.uuid(mistake('userId')).optional(),
});
export type TakeStuckInput = z.infer<typeof TakeStuckInput>;

export const RideSort = z.enum(RIDE_SORTS, mistake('rideSort'));
export type RideSort = z.infer<typeof RideSort>;

export const ListRidesInput = z
  .object({
    ...PageOrAllInput.shape,
    /** Part of a pickup, a destination, the id, or the name, email or phone number of the rider or driver. */
    search: SearchText,
    status: RideStatus.optional(),
    /** Requested on or after the first day in the city, up to the end of the last. */
    ...DateRange.shape,
    /** Only rides that ended oddly: not reviewed yet, or reviewed. */
    review: z.enum(REVIEW_STATES, mistake('reviewState')).optional(),
    sort: RideSort.default('newest'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { error: mistake('dayOrder'), path: ['to'] });
export type ListRidesInput = z.infer<typeof ListRidesInput>;
