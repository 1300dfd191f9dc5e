import type { AvailabilityView, BoardDriver, DriverPosition, EarningsView } from './drivers.ts';
import type { LostDriver, LostWhy } from './approach.ts';
import type { StuckLevel } from './escalate-stuck.ts';
import type { StuckWhy } from './stuck-ride.ts';
import type { RideReviewView } from './ride-review.ts';
import type { BoardRide, DriverRide, Offer, RiderRide, WatchedRide } from './rides.ts';

/**
 * What a live subscription yields: first a snapshot, then changes. After any gap another snapshot follows, and replaces
 * everything before it. `serverTime` (milliseconds since 1970) lets countdowns ignore a wrong client clock.
 */
export type Live<Snapshot, Change> =
  | { type: 'snapshot'; data: Snapshot; serverTime: number }
  | { type: 'change'; data: Change };

/** rides.current for a rider. A ride of a lower or equal version than the one held is old news. */
export type RiderChange =
  /** `lost` = it has just lost its driver, and another one is sought. */
  { kind: 'ride'; ride: RiderRide; lost?: LostWhy } | { kind: 'position'; position: DriverPosition };
export interface RiderSnapshot {
  ride: RiderRide | null;
  /** Of a ride that had a driver, for whom another one is sought. */
  lost?: LostDriver;
  position: DriverPosition | null;
}

/** rides.watch: one ride by its id, its end included. A ride of a lower or equal version than the one held is old news. */
export type RideWatchChange =
  | { kind: 'ride'; ride: WatchedRide }
  /** It is not this driver's any more, who hears no more of it. */
  | { kind: 'left'; rideId: string; version: number }
  /** It was deleted. */
  | { kind: 'gone'; rideId: string };
export interface RideWatchSnapshot {
  /** Null for a driver who had it and doesn't any more. */
  ride: WatchedRide | null;
}

/** rides.driving for a driver. `left` = the ride is not this driver's any more (given back, canceled, reassigned). */
export type DrivingChange =
  /** `bySupport` = an admin set the status; `byItself` = the car set off, so the ride went on to `in_transit`. */
  | { kind: 'ride'; ride: DriverRide; bySupport?: true; byItself?: true }
  /** The ride they take after the present one. */
  | { kind: 'next'; ride: DriverRide }
  /** `notMoving` = it goes to another driver, for this one didn’t come. `barred` = it was taken from a driver who may not drive. */
  | { kind: 'left'; rideId: string; version: number; notMoving?: true; barred?: true };
export interface DrivingSnapshot {
  ride: DriverRide | null;
  /** The ride they take after that one; left out where there is none. */
  next?: DriverRide;
}

export type WithdrawnWhy = 'taken' | 'canceled' | 'expired' | 'declined' | 'offline';

/** rides.offers for a driver: requests this driver can take now. */
export type OffersChange =
  | { kind: 'offered'; offer: Offer }
  | { kind: 'withdrawn'; rideId: string; version: number; why: WithdrawnWhy }
  /** The driver has a ride now; nothing else is open to them. */
  | { kind: 'cleared' };
export interface OffersSnapshot {
  offers: Offer[];
}

/** drivers.availability for a driver. */
export type AvailabilityChange = { kind: 'availability'; availability: AvailabilityView };
export interface AvailabilitySnapshot {
  availability: AvailabilityView;
}

/** drivers.earnings for a driver: always sent whole, as a new snapshot; there are no changes. */
export type EarningsChange = null;
export interface EarningsSnapshot {
  earnings: EarningsView;
}

/** rides.changes for admins: a ride, or who is asked for it, changed; lists and pages that show it read anew. */
export interface RidesChange {
  rideId: string;
}
export type RidesSnapshot = null;

/** rides.board for admins. */
export type BoardChange =
  | { kind: 'ride'; ride: BoardRide }
  /** The ride was deleted. */
  | { kind: 'gone'; rideId: string }
  | { kind: 'driver'; driver: Omit<BoardDriver, 'position'> }
  | { kind: 'positions'; positions: DriverPosition[] };
export interface BoardSnapshot {
  /** Active rides, and those finished within the last ten minutes. */
  rides: BoardRide[];
  /** Drivers who are online or driving. */
  drivers: BoardDriver[];
}

/** rides.reviews for admins: always sent whole, as a new snapshot; there are no changes. */
export type ReviewsChange = null;
export interface ReviewsSnapshot {
  /** The last ones, those that nobody looked at first. */
  rides: RideReviewView[];
  /** How many nobody looked at, in all. */
  openCount: number;
}

/** A ride that needs a look. */
export interface StuckRideView {
  rideId: string;
  why: StuckWhy;
  /** Since when it counts as stuck, ISO 8601. */
  since: string;
  level: StuckLevel;
  /** The admin who is on it; null while nobody is. */
  owner: { id: string; name: string; at: string } | null;
}

/** rides.stuck for admins: always sent whole, as a new snapshot; there are no changes. */
export type StuckRidesChange = null;
export interface StuckRidesSnapshot {
  /** The longest stuck first. */
  rides: StuckRideView[];
}
