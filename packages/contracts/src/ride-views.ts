import { z } from 'zod';
import type { ApproachQuestion } from './approach.ts';
import { RIDE_TIMES, type CarColor } from './choices.ts';
import type { RideType } from './fare-quote.ts';
import type { Rate } from './ride-types.ts';
import type { RideStop } from './ride-stops.ts';
import type { RideStatus } from './ride-status.ts';
import { Role } from './roles.ts';
import type { Stop } from './stops.ts';
import type { WaitingRules } from './waiting-rules.ts';

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
  /** The rates it was quoted by, for its rider and on its own page; left out where they aren't known. */
  rates?: Rate;
  /** Cents for each minute the driver waits at the pickup after the free ones; left out if waiting costs nothing. */
  waitingRateCents?: number;
  /** The waiting rules it keeps; left out where they are the usual ones of before a city could set any. */
  waiting?: WaitingRules;
  /** The part of the fare that is for waiting; left out if none is. */
  waitingCents?: number;
  /** What a promo code takes off the fare, borne by the platform: the rider pays the rest. Left out if there is none. */
  discountCents?: number;
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
  /** Left out if the rider rides. Drivers read the phone number until the ride is over. */
  passenger?: { name: string; phone: string | null };
}

export interface PersonView {
  id: string;
  name: string;
  phone: string | null;
  /** A rider who has no account: nothing written in the app reaches them. */
  isGuest?: true | null;
}

/** The vehicle of a ride, as it was when the driver took the ride. */
export interface RideVehicle {
  model: string | null;
  color: CarColor | null;
  licensePlate: string | null;
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

/** For the rider and admins: drivers read only what the rider pays. */
export interface Promoted {
  /** The code the ride was requested with; left out if there is none. */
  promoCode?: string;
}

/** A ride as its rider sees it. */
export interface RiderRide extends RideView, Noted, Promoted {
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
export interface WatchedRide extends RideView, Noted, Promoted {
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
export interface RideDetail extends RideView, Noted, Promoted {
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
