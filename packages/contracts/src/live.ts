import type { AvailabilityView, BoardDriver, DriverPosition, EarningsView } from './drivers.ts';
import type { LostDriver, LostWhy } from './approach.ts';
import type { StuckLevel } from './escalate-stuck.ts';
import type { StuckWhy } from './stuck-ride.ts';
import type { RideReviewView } from './ride-review.ts';
import type { BoardRide, DriverRide, Offer, RiderRide, WatchedRide } from './ride-views.ts';

/**
 * What a live subscription yields: first a snapshot, then changes. After any gap another snapshot follows and replaces
 * everything before it. `serverTime` (milliseconds since 1970) lets countdowns ignore a wrong client clock.
 */
export type Live<Snapshot, Change> =
  | { type: 'snapshot'; data: Snapshot; serverTime: number }
  | { type: 'change'; data: Change };

/** rides.current for a rider. Ignore a ride whose version is not higher than the one already held. */
export type RiderChange =
  /**
   * `lost`: the ride has just lost its driver, and we are looking for another one. `bySupport`: an admin changed its route or
   * its type.
   */
  | { kind: 'ride'; ride: RiderRide; lost?: LostWhy; bySupport?: true }
  | { kind: 'position'; position: DriverPosition };
export interface RiderSnapshot {
  ride: RiderRide | null;
  /** The previous driver of a ride that needs another one. */
  lost?: LostDriver;
  position: DriverPosition | null;
}

/**
 * rides.watch: one ride by its id, up to and including its end. Ignore a ride whose version is not higher than the one
 * already held.
 */
export type RideWatchChange =
  | { kind: 'ride'; ride: WatchedRide }
  /** The ride no longer belongs to this driver, who gets no more of it. */
  | { kind: 'left'; rideId: string; version: number }
  /** The ride was deleted. */
  | { kind: 'gone'; rideId: string };
export interface RideWatchSnapshot {
  /** Null for a driver who no longer has the ride. */
  ride: WatchedRide | null;
}

/** rides.driving for a driver. `left`: the ride no longer belongs to this driver (given back, canceled, reassigned). */
export type DrivingChange =
  /** `bySupport`: an admin set the status, or changed the route. `byItself`: the car set off, so the ride moved on to `in_transit`. */
  | { kind: 'ride'; ride: DriverRide; bySupport?: true; byItself?: true }
  /** The driver's next ride, after the present one. */
  | { kind: 'next'; ride: DriverRide }
  /**
   * `notMoving`: the ride goes to another driver because this one did not come. `barred`: it was taken from a driver who
   * may not drive.
   */
  | { kind: 'left'; rideId: string; version: number; notMoving?: true; barred?: true };
export interface DrivingSnapshot {
  ride: DriverRide | null;
  /** The driver's next ride; left out if there is none. */
  next?: DriverRide;
}

/**
 * Another driver has the ride, or is to take it next; a person canceled it; the request found nobody in time; this driver
 * declined. An offer whose own 30 seconds are over is withdrawn by nobody: the client's clock ends it.
 */
export type WithdrawnWhy = 'taken' | 'canceled' | 'expired' | 'declined';

/** rides.offers for a driver: the requests they can take now. */
export type OffersChange =
  | { kind: 'offered'; offer: Offer }
  | { kind: 'withdrawn'; rideId: string; version: number; why: WithdrawnWhy }
  /** The driver has a ride now, so nothing else is open to them. */
  | { kind: 'cleared' };
export interface OffersSnapshot {
  offers: Offer[];
}

/** drivers.availability for a driver. */
export type AvailabilityChange = { kind: 'availability'; availability: AvailabilityView };
export interface AvailabilitySnapshot {
  availability: AvailabilityView;
  /** The driver has a place in a line, or was taken out of one: then `queues.mine` has more. Left out otherwise. */
  hasPlace?: true;
}

/** drivers.earnings for a driver is always sent whole, as a new snapshot; there are no changes. */
export type EarningsChange = null;
export interface EarningsSnapshot {
  earnings: EarningsView;
}

/** rides.changes for admins: a ride changed, or the drivers asked for it. Lists and pages that show it load it again. */
export interface RidesChange {
  rideId: string;
}

/** rides.board for admins. */
export type BoardChange =
  | { kind: 'ride'; ride: BoardRide }
  /** The ride was deleted. */
  | { kind: 'gone'; rideId: string }
  | { kind: 'driver'; driver: Omit<BoardDriver, 'position'> }
  | { kind: 'positions'; positions: DriverPosition[] };
export interface BoardSnapshot {
  /** Active rides, and rides that ended in the last ten minutes. */
  rides: BoardRide[];
  /** Drivers who are online or driving. */
  drivers: BoardDriver[];
}

/** rides.reviews for admins is always sent whole, as a new snapshot; there are no changes. */
export type ReviewsChange = null;
export interface ReviewsSnapshot {
  /** The latest ones, those nobody has reviewed first. */
  rides: RideReviewView[];
  /** How many in all nobody has reviewed. */
  openCount: number;
}

/** A ride that needs a look. */
export interface StuckRideView {
  rideId: string;
  why: StuckWhy;
  /** Since when it counts as stuck, ISO 8601. */
  since: string;
  level: StuckLevel;
  /** The admin who is handling it; null if nobody is. */
  owner: { id: string; name: string; at: string } | null;
}

/** rides.stuck for admins is always sent whole, as a new snapshot; there are no changes. */
export type StuckRidesChange = null;
export interface StuckRidesSnapshot {
  /** Longest stuck first. */
  rides: StuckRideView[];
}
