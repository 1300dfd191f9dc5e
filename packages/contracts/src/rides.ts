import { z } from 'zod';
import type { ApproachQuestion } from './approach.ts';
import type { CarColor } from './choices.ts';
import { FareQuote, RideType } from './fare-quote.ts';
import { LatLng } from './geo.ts';
import { KeptAct } from './kept-act.ts';
import { mistake } from './mistakes.ts';
import { PageInput, PageOrAllInput, SearchText } from './pages.ts';
import { ADMIN_STATUSES, REVIEW_STATES, RIDE_SORTS, RIDE_TIMES } from './choices.ts';
import { DateRange } from './date-range.ts';
import { RideStatus } from './ride-status.ts';
import { Role } from './roles.ts';
import { LONGEST_PICKUP_NOTE, MOST_STOPS } from './limits.ts';
import type { RideStop } from './ride-stops.ts';
import { Stop, StopPlaces, Stops } from './stops.ts';
import { line, orBlank } from './text.ts';
import type { WayLine } from './ways.ts';

export const RideId = z.uuid(mistake('rideId'));

/** What the rider tells the driver who comes about where to find them; nothing if blank. */
export const PickupNote = orBlank(line('note', LONGEST_PICKUP_NOTE));

/** The steps a driver takes a ride through. */
export const DriverStep = z.enum(['picked_up', 'in_transit', 'completed'], mistake('rideStep'));
export type DriverStep = z.infer<typeof DriverStep>;

/** The statuses an admin may set. */
export const AdminStatus = z.enum(ADMIN_STATUSES, mistake('rideTarget'));
export type AdminStatus = z.infer<typeof AdminStatus>;

export const QuoteRideInput = z.object({
  pickup: LatLng,
  /** Between the two ends, in their order; none if left out. */
  stops: StopPlaces.optional(),
  destination: LatLng,
});
export type QuoteRideInput = z.infer<typeof QuoteRideInput>;

/** Also says how far the nearest suitable vehicle is, in seconds and in a straight line; null if none is near. */
export const OfferedFare = FareQuote.extend({ pickupSeconds: z.int().nullable() });
export type OfferedFare = z.infer<typeof OfferedFare>;

/** The fares of one trip for all types, cheapest first. */
export const RideQuote = z.object({
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  fares: z.array(OfferedFare),
  /** The price level of these fares, in tenths of the usual price; 10 if the pickup's area is not busy. */
  surgeTenths: z.int(),
  /** Send it with the request: its fares are guaranteed for ten minutes. */
  token: z.string(),
  /** Null if no streets are known; distance and time are then estimated from the straight line. */
  way: z.custom<WayLine>().nullable(),
});
export type RideQuote = z.infer<typeof RideQuote>;

/** A type that a waiting ride could change to. */
export type OtherType = Pick<OfferedFare, 'type' | 'fareCents'> & { pickupSeconds: number };

export const RequestRideInput = z.object({
  /** Made by the client once per press. Sending the same id again returns the same ride. */
  commandId: z.uuid(mistake('commandUuid')),
  pickup: Stop,
  /** Between the two ends, in their order; none if left out. */
  stops: Stops.optional(),
  destination: Stop,
  pickupNote: PickupNote,
  type: RideType,
  /** The fare the person saw. If it has changed, the call is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
  /**
   * The token of the quote. A token that is too old or belongs to another trip is ignored and the fare is worked out
   * again. If it names a price above the usual one that we never signed, the request is refused with QUOTE_INVALID.
   */
  quoteToken: z.string(mistake('quoteToken')).max(200, mistake('quoteToken')).optional(),
});
export type RequestRideInput = z.infer<typeof RequestRideInput>;

/** Another type for a ride that nobody has taken yet. */
export const ChangeTypeInput = z.object({
  rideId: RideId,
  type: RideType,
  /** The fare the person saw. If it has changed, the call is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
});
export type ChangeTypeInput = z.infer<typeof ChangeTypeInput>;

export const RideInput = z.object({ rideId: RideId });
export type RideInput = z.infer<typeof RideInput>;

/** Other places for a ride that isn't over: the stops still ahead, and the destination. */
export const QuoteRouteInput = RideInput.extend({ stops: Stops, destination: Stop });
export type QuoteRouteInput = z.infer<typeof QuoteRouteInput>;

/** What the ride costs with other places. */
export interface RouteQuote {
  distanceMeters: number;
  durationSeconds: number;
  /** The whole ride, the drive so far and waiting included. */
  fareCents: number;
  /** The route ahead; null if no streets are known. */
  way: WayLine | null;
  /** Send it with the change: the fare is guaranteed for two minutes, since the car drives on. */
  token: string;
}

export const ChangeRouteInput = QuoteRouteInput.extend({
  /** The fare the person saw. If it has changed, the call is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
  /**
   * The token of the quote. If it is too old, the fare is worked out again; if it belongs to another change, or the ride has
   * changed since, the call is refused with RIDE_CHANGED.
   */
  quoteToken: z.string(mistake('quoteToken')).max(200, mistake('quoteToken')).optional(),
});
export type ChangeRouteInput = z.infer<typeof ChangeRouteInput>;

/** Which stop the driver has reached, counted from 1. */
export const ReachStopInput = RideInput.extend({
  stop: z.int(mistake('stopNumber')).min(1, mistake('stopNumber')).max(MOST_STOPS, mistake('stopNumber')),
  /** Where the driver saw it: refused if it is elsewhere by now. Left out, wherever it is. */
  place: LatLng.optional(),
  kept: KeptAct.optional(),
});
export type ReachStopInput = z.infer<typeof ReachStopInput>;

export const TakeStuckInput = RideInput.extend({
  /** The admin who hands it over, as far as the caller knows; left out if nobody has it. */
  fromId: z.uuid(mistake('userId')).optional(),
});
export type TakeStuckInput = z.infer<typeof TakeStuckInput>;

export const AcceptRideInput = RideInput.extend({
  /** The fare the driver saw. If it has changed, for example with the ride type, the call is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
});
export type AcceptRideInput = z.infer<typeof AcceptRideInput>;

/** What a driver says when the rider gets in: the PIN the rider told them, or why there is none. */
const PickupProof = {
  pin: z
    .string(mistake('pinDigits'))
    .regex(/^\d{4}$/, mistake('pinDigits'))
    .optional(),
  withoutPin: line('reason', 200).optional(),
};

/** Only a pickup has a PIN: other steps ignore it. */
export const AdvanceRideInput = z.object({
  rideId: RideId,
  to: DriverStep,
  ...PickupProof,
  kept: KeptAct.optional(),
});
export type AdvanceRideInput = z.infer<typeof AdvanceRideInput>;

export const ArriveInput = RideInput.extend({ kept: KeptAct.optional() });
export type ArriveInput = z.infer<typeof ArriveInput>;

/** The PIN of a ride with the driver whom the rider sees. */
export const OwnPinInput = RideInput.extend({ driverId: z.uuid(mistake('driverId')) });
export type OwnPinInput = z.infer<typeof OwnPinInput>;

/** That the rider didn't come is a reason by itself. */
const hasOneReason = (input: { reason?: string | undefined; isNoShow?: boolean | undefined }): boolean =>
  !input.isNoShow || input.reason === undefined;
const ONE_REASON = { error: mistake('noShowReason'), path: ['reason'] };

export const CancelRideInput = z
  .object({
    rideId: RideId,
    reason: line('reason', 200).optional(),
    /** A driver leaves without the rider, who didn't come. It has its own reason, and counts for nothing against the driver. */
    isNoShow: z.boolean(mistake('noShow')).optional(),
  })
  .refine(hasOneReason, ONE_REASON);
export type CancelRideInput = z.infer<typeof CancelRideInput>;

/**
 * The same as a status change, the way programs send it: onward, or canceled. Statuses that a driver can't set are
 * refused by name.
 */
export const MoveOwnRideInput = z
  .object({
    rideId: RideId,
    to: RideStatus,
    /** The reason for canceling. */
    reason: line('reason', 200).optional(),
    isNoShow: CancelRideInput.shape.isNoShow,
    ...PickupProof,
  })
  .refine(({ to, reason }) => reason === undefined || to === 'canceled', {
    error: mistake('reasonOfCancel'),
    path: ['reason'],
  })
  .refine(({ to, isNoShow }) => !isNoShow || to === 'canceled', {
    error: mistake('noShowOfCancel'),
    path: ['isNoShow'],
  })
  .refine(hasOneReason, ONE_REASON);
export type MoveOwnRideInput = z.infer<typeof MoveOwnRideInput>;

/**
 * The version of the ride that the admin saw. If the ride has changed since, even there and back, it stays as it is,
 * unless it was only offered to more drivers. Left out, any version will do.
 */
export const SeenVersion = z
  .int(mistake('versionWhole'))
  .min(1, mistake('versionLow'))
  .max(1_000_000_000, mistake('versionHigh'))
  .optional();

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

/** The final statuses of a ride. */
export const FinishedStatus = RideStatus.extract(['completed', 'canceled'], mistake('rideEnd'));
export type FinishedStatus = z.infer<typeof FinishedStatus>;

export const HistoryInput = z.object({
  /** Only rides that ended this way; all if left out. */
  status: FinishedStatus.optional(),
  /** The last ride of the previous page; none for the first page. */
  cursor: RideId.optional(),
  limit: z
    .int(mistake('limitWhole'))
    .min(1, mistake('limitLow'))
    .max(100, mistake('limitHigh', { max: 100 }))
    .default(20),
});
export type HistoryInput = z.infer<typeof HistoryInput>;

/** The caller's finished rides by pages. */
export const FinishedRidesInput = PageInput.extend({ status: FinishedStatus.optional() });
export type FinishedRidesInput = z.infer<typeof FinishedRidesInput>;

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

/**
 * When each status was reached and each moment was, ISO 8601; what hasn't been has no key. `scheduled` is the pickup's time of a
 * ride that was scheduled before.
 */
export const RideTimes = z.partialRecord(z.enum(RIDE_TIMES), z.iso.datetime());
export type RideTimes = z.infer<typeof RideTimes>;

export const CanceledBy = z.enum([...Role.options, 'system']);
export type CanceledBy = z.infer<typeof CanceledBy>;

/** What everyone who can see a ride sees of it. */
export interface RideView {
  id: string;
  /** +1 with every change. A client applies only versions newer than the one it has. */
  version: number;
  status: RideStatus;
  type: RideType;
  pickup: Stop;
  /** Between the two ends, in their order; left out if there are none. */
  stops?: RideStop[];
  destination: Stop;
  distanceMeters: number;
  durationSeconds: number;
  fareCents: number;
  /** The price level as quoted, in tenths of the usual price; left out at the usual price. */
  surgeTenths?: number;
  /** Cents for each minute the driver waits at the pickup after the free ones; left out if waiting costs nothing. */
  waitingRateCents?: number;
  /** The part of the fare that is for waiting; left out if none is. */
  waitingCents?: number;
  /** How much of the fare went back to the rider; 0 unless completed. */
  refundedCents: number;
  times: RideTimes;
  /** It is to begin with a PIN, or began without it (`waived`); left out where it has none. */
  pin?: 'asked' | 'waived';
  canceledBy: CanceledBy | null;
  cancelReason: string | null;
  /** Its driver waited at the pickup, and the rider didn't come. */
  isNoShow?: true;
}

/** For the rider, the driver who comes and admins: drivers who are only asked don't read it. */
export interface Noted {
  /** The rider's note about where to find them; left out if there is none. */
  pickupNote?: string;
}

export interface PersonView {
  id: string;
  name: string;
  phone: string | null;
  /** A rider who has no account: nothing written in the app reaches them. */
  isGuest?: true | null;
}

export interface DriverPersonView extends PersonView {
  /** Helps people recognize each other. */
  avatarUrl: string | null;
  vehicleModel: string | null;
  vehicleColor: CarColor | null;
  licensePlate: string | null;
}

/** The request is reserved: its driver comes after their present ride. */
export interface NextDriver {
  driver: DriverPersonView;
  /** When the driver should be at the pickup, ISO 8601. */
  pickupAt: string;
}

/** A ride as its rider sees it. */
export interface RiderRide extends RideView, Noted {
  driver: DriverPersonView | null;
  /** The driver who comes after their present ride; left out if there is none. */
  next?: NextDriver;
  /**
   * For an accepted ride: how long the drive to the pickup was estimated to take when the driver was asked; left out if
   * unknown.
   */
  approachSeconds?: number;
  /** How many drivers have been asked so far. */
  offeredCount: number;
}

/** A ride as its driver sees it. */
export interface DriverRide extends RideView, Noted {
  rider: PersonView;
  asked: ApproachQuestion | null;
  /** For a driver's next ride: when they should be at the pickup, ISO 8601. */
  nextPickupAt?: string;
  /** The driver's pay: the fare less commission and refunds. */
  payoutCents: number;
  /** The system accepted it for the driver, as they had chosen. */
  acceptedForYou?: true;
}

/** A ride as the people who follow it by its id see it: its rider, its driver, admins. */
export interface WatchedRide extends RideView, Noted {
  rider: PersonView;
  driver: DriverPersonView | null;
  /** The driver who comes after their present ride; left out if there is none. */
  next?: NextDriver;
}

/** A ride as an admin sees it. */
export interface BoardRide extends RideView, Noted {
  rider: PersonView;
  asked: ApproachQuestion | null;
  /** For an accepted ride: how long the drive to the pickup was estimated to take when the driver was asked; null if unknown. */
  approachSeconds: number | null;
  driver: DriverPersonView | null;
  /** The driver who comes after their present ride; left out if there is none. */
  next?: NextDriver;
  commissionCents: number;
  payoutCents: number;
  offeredCount: number;
}

/** A person on a ride, as the other person and admins see them. */
export interface RideParty extends PersonView {
  email: string;
  avatarUrl: string | null;
}

/** A ride read by itself or in a list, with its people. */
export interface RideDetail extends RideView, Noted {
  rider: RideParty;
  driver: (RideParty & DriverPersonView) | null;
  /** The driver who comes after their present ride; left out if there is none. */
  next?: NextDriver;
  /** ISO 8601. */
  updatedAt: string;
}

/** A ride with its owner. */
export interface OwnedRide extends RideView {
  riderId: string;
  driverId: string | null;
  /** ISO 8601. */
  updatedAt: string;
}

/** A request offered to a driver. */
export interface Offer {
  ride: RideView;
  /** Fare minus commission: what the driver would earn. */
  payoutCents: number;
  /** By street to the pickup, along the quickest route if streets are known; null if the driver's position is unknown. */
  pickupMeters: number | null;
  pickupSeconds: number | null;
  /** To be taken after the present ride; the seconds to the pickup include the rest of it. */
  isNext?: true;
  offeredAt: string;
  expiresAt: string;
}
