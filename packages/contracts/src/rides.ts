import { z } from 'zod';
import { Business } from './business.ts';
import { FareQuote, RideType } from './fare-quote.ts';
import { LatLng } from './geo.ts';
import { KeptAct } from './kept-act.ts';
import { mistake } from './mistakes.ts';
import { PageInput } from './pages.ts';
import { Passenger } from './passenger.ts';
import { PromoCode } from './promos.ts';
import { RideStatus } from './ride-status.ts';
import { LONGEST_PICKUP_NOTE, MOST_STOPS } from './limits.ts';
import { SeenVersion } from './seen-version.ts';
import { Stop, StopPlaces, Stops } from './stops.ts';
import { line, orBlank } from './text.ts';
import type { WayLine } from './ways.ts';

export const RideId = z.uuid(mistake('rideId'));

/** What the rider tells the driver who comes about where to find them; nothing if blank. */
export const PickupNote = orBlank(line('note', LONGEST_PICKUP_NOTE));

/** The steps a driver takes a ride through. */
export const DriverStep = z.enum(['picked_up', 'in_transit', 'completed'], mistake('rideStep'));
export type DriverStep = z.infer<typeof DriverStep>;

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
export type OtherType = Pick<OfferedFare, 'type' | 'fareCents'> & {
  /** What the ride’s promo code would take off; 0 if it has none. */
  discountCents: number;
  pickupSeconds: number;
};

export const RequestRideInput = z.object({
  /** Made by the client once per press. Sending the same id again returns the same ride. */
  commandId: z.uuid(mistake('commandUuid')),
  pickup: Stop,
  /** Between the two ends, in their order; none if left out. */
  stops: Stops.optional(),
  destination: Stop,
  pickupNote: PickupNote,
  /** The person in the car, if somebody else books. */
  passenger: Passenger.optional(),
  /** What a ride for work is for; left out for a private one. Its driver doesn’t learn it. */
  business: Business.optional(),
  type: RideType,
  /** The fare the person saw. If it has changed, the call is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
  /**
   * The token of the quote. A token that is too old or belongs to another trip is ignored and the fare is worked out
   * again. If it names a price above the usual one that we never signed, the request is refused with QUOTE_INVALID.
   */
  quoteToken: z.string(mistake('quoteToken')).max(200, mistake('quoteToken')).optional(),
  /** Takes something off the fare. If the code can't be used, the request is refused. */
  promoCode: PromoCode.optional(),
});
export type RequestRideInput = z.infer<typeof RequestRideInput>;

/** Another type for a ride that nobody has taken yet. */
export const ChangeTypeInput = z.object({
  rideId: RideId,
  type: RideType,
  /** The fare the person saw. If it has changed, the call is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
  seenVersion: SeenVersion,
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
  /** What the ride’s promo code takes off it; 0 if it has none. */
  discountCents: number;
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
  seenVersion: SeenVersion,
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
