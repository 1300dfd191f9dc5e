import { z } from 'zod';
import type { ApproachQuestion } from './approach.ts';
import type { CarColor } from './choices.ts';
import { FareQuote, RideType } from './fare-quote.ts';
import { Lat, LatLng, Lng } from './geo.ts';
import { mistake } from './mistakes.ts';
import { PageInput, PageOrAllInput, SearchText } from './pages.ts';
import { ADMIN_STATUSES, REVIEW_STATES, RIDE_SORTS } from './choices.ts';
import { DateRange } from './date-range.ts';
import { RideStatus } from './ride-status.ts';
import { Role } from './roles.ts';
import { line } from './text.ts';
import type { WayLine } from './ways.ts';

export const RideId = z.uuid(mistake('rideId'));

/** One end of a ride. */
export const Stop = z.object({ address: line('address', 200), lat: Lat, lng: Lng });
export type Stop = z.infer<typeof Stop>;

/** The steps a driver takes a ride through. */
export const DriverStep = z.enum(['picked_up', 'in_transit', 'completed'], mistake('rideStep'));
export type DriverStep = z.infer<typeof DriverStep>;

/** The statuses an admin may set. */
export const AdminStatus = z.enum(ADMIN_STATUSES, mistake('rideTarget'));
export type AdminStatus = z.infer<typeof AdminStatus>;

export const QuoteRideInput = z.object({ pickup: LatLng, destination: LatLng });
export type QuoteRideInput = z.infer<typeof QuoteRideInput>;

/** With how far the nearest vehicle is that could take it, in seconds as the crow flies; null where none is near. */
export const OfferedFare = FareQuote.extend({ pickupSeconds: z.int().nullable() });
export type OfferedFare = z.infer<typeof OfferedFare>;

/** The prices of one trip, every type, cheapest first. */
export const RideQuote = z.object({
  distanceMeters: z.int(),
  durationSeconds: z.int(),
  fares: z.array(OfferedFare),
  /** How many tenths of the usual price these fares are; 10 where the pickup's area is not busy. */
  surgeTenths: z.int(),
  /** To be brought back with the request: for ten minutes its fares stay what they are. */
  token: z.string(),
  /** Null where no streets are known: distance and time are then reckoned from the straight line. */
  way: z.custom<WayLine>().nullable(),
});
export type RideQuote = z.infer<typeof RideQuote>;

/** A type that a waiting ride could become. */
export type OtherType = Pick<OfferedFare, 'type' | 'fareCents'> & { pickupSeconds: number };

export const RequestRideInput = z.object({
  /** Made by the client once per press; the same id again answers with the same ride. */
  commandId: z.uuid(mistake('commandUuid')),
  pickup: Stop,
  destination: Stop,
  type: RideType,
  /** The price the person saw; another one now is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
  /**
   * Of the quote. One that is too old or of another trip counts as none: the price is reckoned anew. Where it names a price
   * above the usual one that we never signed, the request is refused with QUOTE_INVALID.
   */
  quoteToken: z.string(mistake('quoteToken')).max(200, mistake('quoteToken')).optional(),
});
export type RequestRideInput = z.infer<typeof RequestRideInput>;

/** Another type for a ride that nobody has taken yet. */
export const ChangeTypeInput = z.object({
  rideId: RideId,
  type: RideType,
  /** The price the person saw; another one now is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
});
export type ChangeTypeInput = z.infer<typeof ChangeTypeInput>;

export const RideInput = z.object({ rideId: RideId });
export type RideInput = z.infer<typeof RideInput>;

export const TakeStuckInput = RideInput.extend({
  /** Who is on it, as far as the admin knows, and hands it over; left out where nobody is. */
  fromId: z.uuid(mistake('userId')).optional(),
});
export type TakeStuckInput = z.infer<typeof TakeStuckInput>;

export const AcceptRideInput = RideInput.extend({
  /** The price the driver saw: another one by now, as of another type of car, is refused with PRICE_CHANGED. */
  quotedFareCents: z.int().positive().optional(),
});
export type AcceptRideInput = z.infer<typeof AcceptRideInput>;

export const AdvanceRideInput = z.object({ rideId: RideId, to: DriverStep });
export type AdvanceRideInput = z.infer<typeof AdvanceRideInput>;

/** The same said by status, as programs say it: onwards, or canceled. Statuses a driver can't set are refused by name. */
export const MoveOwnRideInput = z
  .object({
    rideId: RideId,
    to: RideStatus,
    /** Why it is canceled. */
    reason: line('reason', 200).optional(),
  })
  .refine(({ to, reason }) => reason === undefined || to === 'canceled', {
    error: mistake('reasonOfCancel'),
    path: ['reason'],
  });
export type MoveOwnRideInput = z.infer<typeof MoveOwnRideInput>;

export const CancelRideInput = z.object({ rideId: RideId, reason: line('reason', 200).optional() });
export type CancelRideInput = z.infer<typeof CancelRideInput>;

/**
 * The version of the ride that an admin saw and acts on: one that has another by now stays as it is, also where it went away
 * and came back, unless it was only offered to more drivers since. Left out, any will do.
 */
const SeenVersion = z
  .int(mistake('versionWhole'))
  .min(1, mistake('versionLow'))
  .max(1_000_000_000, mistake('versionHigh'))
  .optional();

export const SetRideStatusInput = z.object({
  rideId: RideId,
  to: AdminStatus,
  /** The status the admin saw: a ride that has another one by now stays as it is. Left out, any will do. */
  fromStatus: RideStatus.optional(),
  seenVersion: SeenVersion,
  reason: line('reason', 200).optional(),
});
export type SetRideStatusInput = z.infer<typeof SetRideStatusInput>;

export const DeleteRideInput = RideInput.extend({
  /** The status the admin saw, as in SetRideStatusInput. */
  fromStatus: RideStatus.optional(),
  seenVersion: SeenVersion,
});
export type DeleteRideInput = z.infer<typeof DeleteRideInput>;

/** Takes an accepted ride from its driver and has another one found. */
export const ReassignRideInput = z.object({
  rideId: RideId,
  /** Who has it, as far as the admin knows: another one by now keeps it. */
  fromDriverId: z.uuid(mistake('driverId')),
  /** Who is asked first; left out, those nearest are. */
  toDriverId: z.uuid(mistake('driverId')).optional(),
  seenVersion: SeenVersion,
  reason: line('reason', 200).optional(),
});
export type ReassignRideInput = z.infer<typeof ReassignRideInput>;

/** No fare comes near it; the exact limit is what is left of the fare. */
const MAX_REFUND_CENTS = 100_000_000;

export const RefundRideInput = z.object({
  /** Made by the client once per press; the same id again answers with the same note. */
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

/** How a ride can have ended. */
export const FinishedStatus = RideStatus.extract(['completed', 'canceled'], mistake('rideEnd'));
export type FinishedStatus = z.infer<typeof FinishedStatus>;

export const HistoryInput = z.object({
  /** How they ended; all unless given. */
  status: FinishedStatus.optional(),
  /** The last ride of the page before; none for the first page. */
  cursor: RideId.optional(),
  limit: z
    .int(mistake('limitWhole'))
    .min(1, mistake('limitLow'))
    .max(100, mistake('limitHigh', { max: 100 }))
    .default(20),
});
export type HistoryInput = z.infer<typeof HistoryInput>;

/** One's finished rides by pages. */
export const FinishedRidesInput = PageInput.extend({ status: FinishedStatus.optional() });
export type FinishedRidesInput = z.infer<typeof FinishedRidesInput>;

export const RideSort = z.enum(RIDE_SORTS, mistake('rideSort'));
export type RideSort = z.infer<typeof RideSort>;

export const ListRidesInput = z
  .object({
    ...PageOrAllInput.shape,
    /** In a pickup, a destination, the id, or the name, e-mail address or phone number of who rides or drives. */
    search: SearchText,
    status: RideStatus.optional(),
    /** Requested from this day of the city on, and up to the end of that one. */
    ...DateRange.shape,
    /** Only those whose end was odd: nobody looked at them yet, or somebody did. */
    review: z.enum(REVIEW_STATES, mistake('reviewState')).optional(),
    sort: RideSort.default('newest'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { error: mistake('dayOrder'), path: ['to'] });
export type ListRidesInput = z.infer<typeof ListRidesInput>;

/** When each status was reached, ISO 8601; a status not reached has no key. */
export const RideTimes = z.partialRecord(RideStatus, z.iso.datetime());
export type RideTimes = z.infer<typeof RideTimes>;

export const CanceledBy = z.enum([...Role.options, 'system']);
export type CanceledBy = z.infer<typeof CanceledBy>;

/** What every viewer of a ride sees of it. */
export interface RideView {
  id: string;
  /** +1 with every change; a client applies only what is newer than what it has. */
  version: number;
  status: RideStatus;
  type: RideType;
  pickup: Stop;
  destination: Stop;
  distanceMeters: number;
  durationSeconds: number;
  fareCents: number;
  /** How many tenths of the usual price that is, as it was quoted; left out at the usual price. */
  surgeTenths?: number;
  /** What of the fare went back to the rider; 0 unless completed. */
  refundedCents: number;
  times: RideTimes;
  canceledBy: CanceledBy | null;
  cancelReason: string | null;
}

export interface PersonView {
  id: string;
  name: string;
  phone: string | null;
}

export interface DriverPersonView extends PersonView {
  /** To be recognized by. */
  avatarUrl: string | null;
  vehicleModel: string | null;
  vehicleColor: CarColor | null;
  licensePlate: string | null;
}

/** A request is reserved: its driver comes after the ride they have now. */
export interface NextDriver {
  driver: DriverPersonView;
  /** When they are to be at the pickup, ISO 8601. */
  pickupAt: string;
}

/** A ride as its rider sees it. */
export interface RiderRide extends RideView {
  driver: DriverPersonView | null;
  /** Who comes after the ride they have now; left out where nobody does. */
  next?: NextDriver;
  /** Of an accepted ride: how long its driver had to the pickup by road when they were asked; left out where that is not known. */
  approachSeconds?: number;
  /** How many drivers have been asked so far. */
  offeredCount: number;
}

/** A ride as its driver sees it. */
export interface DriverRide extends RideView {
  rider: PersonView;
  asked: ApproachQuestion | null;
  /** Of a ride to be taken after the present one: when they are to be at the pickup, ISO 8601. */
  nextPickupAt?: string;
  /** What the driver earns: the fare without commission and refunds. */
  payoutCents: number;
  /** Taken for the driver, as they wanted. */
  acceptedForYou?: true;
}

/** A ride as whoever follows it by its id sees it: its rider, its driver, admins. */
export interface WatchedRide extends RideView {
  rider: PersonView;
  driver: DriverPersonView | null;
  /** Who comes after the ride they have now; left out where nobody does. */
  next?: NextDriver;
}

/** A ride as an admin sees it. */
export interface BoardRide extends RideView {
  rider: PersonView;
  asked: ApproachQuestion | null;
  /** How long an accepted ride's driver had to the pickup by street when they were asked; null where that is not known. */
  approachSeconds: number | null;
  driver: DriverPersonView | null;
  /** Who comes after the ride they have now; left out where nobody does. */
  next?: NextDriver;
  commissionCents: number;
  payoutCents: number;
  offeredCount: number;
}

/** Somebody of a ride, to those who share it with them and to admins. */
export interface RideParty extends PersonView {
  email: string;
  avatarUrl: string | null;
}

/** A ride read by itself or in a list, with whom it is about. */
export interface RideDetail extends RideView {
  rider: RideParty;
  driver: (RideParty & DriverPersonView) | null;
  /** Who comes after the ride they have now; left out where nobody does. */
  next?: NextDriver;
  /** ISO 8601. */
  updatedAt: string;
}

/** A ride, and whose it is. */
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
  /** To the pickup by street: along the quickest way where streets are known; null when the driver's position is unknown. */
  pickupMeters: number | null;
  pickupSeconds: number | null;
  /** To be taken after the ride under way, which the seconds to the pickup include. */
  isNext?: true;
  offeredAt: string;
  expiresAt: string;
}
