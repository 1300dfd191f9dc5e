import type { CityGround } from './city-ground.ts';
import type { DriverPosition } from './drivers.ts';
import type { Live } from './live.ts';
import type { RideStatus } from './ride-status.ts';
import type { DriverPersonView, RideTimes } from './ride-views.ts';
import type { FinishedStatus } from './rides.ts';
import type { RideStop } from './ride-stops.ts';
import type { Stop } from './stops.ts';
import type { Way } from './ways.ts';

/** More would make the mails a nuisance. */
export const MOST_CONTACTS = 5;

/** Where a ride's link leads. The token follows behind a #, so that it is in no server's log. */
export const SHARED_RIDE_PATH = '/shared-ride';
/** The socket on which the token is sent, and the ride comes back. */
export const SHARED_RIDE_URL = '/shared-ride/live';
/** 128 random bits in base64url. */
export const LINK_TOKEN = /^[\w-]{22}$/;
/** The close code for a link that shows no ride: never made, or the rider shares it no more. */
export const NO_SUCH_LINK = 4404;

/** sharing.link: how the rider's ride is shared; always sent whole, as a new snapshot. */
export interface LinkSnapshot {
  /** Null if it isn't shared, or over. */
  link: RideLink | null;
}

/** The link of a ride, for its rider. */
export interface RideLink {
  rideId: string;
  token: string;
}

/** A shared ride as anyone with its link sees it: no phone number, no price, no last name. */
export interface SharedRide {
  status: Exclude<RideStatus, FinishedStatus>;
  /** The rider's first name. */
  riderName: string;
  pickup: Stop;
  /** Left out if there are none. */
  stops?: RideStop[];
  destination: Stop;
  times: RideTimes;
  /** Null before there is one. The name is the first name. */
  driver: Pick<DriverPersonView, 'name' | 'vehicleModel' | 'vehicleColor' | 'licensePlate'> | null;
  /** The route ahead: to the pickup, then to the destination. Null if unknown. */
  way: Way | null;
}

/** The car's position, without its driver's id. */
export type SharedPosition = Omit<DriverPosition, 'driverId'>;

/** What the socket of a link shows first, and again with every change of the ride. */
export interface SharedRideSnapshot {
  /** Null once it is over. */
  ride: SharedRide | null;
  /** How it ended, and when, ISO 8601; null while it goes on. */
  over: { status: FinishedStatus; at: string } | null;
  /** Null if unknown, or while nobody drives the ride. */
  position: SharedPosition | null;
  /** The city to draw below; null where none is known. */
  city: CityGround | null;
  /** MAP_STYLE_URL, where another map is drawn instead. */
  mapStyleUrl: string | null;
}
export type SharedRideChange = { kind: 'position'; position: SharedPosition };
export type SharedRideMessage = Live<SharedRideSnapshot, SharedRideChange>;
