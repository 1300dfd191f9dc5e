import { isCoarse, type DriverPosition, type LatLng, type RideType, type Vehicle } from '@ridewire/contracts';
import type { Homeward } from './homeward-policy.ts';

/** A position older than this, or a coarse one, says nothing about where a driver is now; in milliseconds. */
const FRESH_MS = 120_000;
/** A driver who reported no position for this long may be out of reach: asked after the others, in milliseconds. */
const LIVELY_MS = 30_000;

/** A ride under way. */
export interface Riding {
  rideId: string;
  riderId: string;
  /** The rider was picked up. */
  isAboard: boolean;
  /** When the rider got in, in milliseconds since 1970, until the ride sets off. */
  boardedAt?: number | null;
  /** Their drop-off, once they are on the way there. */
  dropOff?: LatLng | null;
}

/** Why an online driver is not asked. */
export interface Away {
  /** They are silent. */
  isSilent: boolean;
  /** They are asked whether they are still there. */
  isPaused: boolean;
}

/** What decides which ride types a driver is asked for. */
export interface Serving {
  vehicle: Vehicle;
  declinedTypes: readonly RideType[];
}

/** A process's memory of a driver. */
export interface KnownDriver extends Away {
  available: boolean;
  /** The end of the cool-down, after too many declines; in milliseconds since 1970. */
  coolingUntil: number | null;
  /** Only rides toward home are wanted. */
  homeward: Homeward | null;
  autoAccept: boolean;
  serving: Serving | null;
  riding: Riding | null;
  /** The ride they take after that one. */
  nextRideId: string | null;
  position: DriverPosition | null;
  /** The cell an idle driver waits in. */
  cell: string | null;
}

/** A driver who was never heard from. */
export const UNKNOWN_DRIVER: KnownDriver = {
  available: false,
  isSilent: false,
  isPaused: false,
  coolingUntil: null,
  homeward: null,
  autoAccept: false,
  serving: null,
  riding: null,
  nextRideId: null,
  position: null,
  cell: null,
};

/** A driver's present position; undefined where unknown. `now` in milliseconds since 1970. */
export function freshPosition(known: KnownDriver | undefined, now: number): DriverPosition | undefined {
  const position = known?.position;
  return position && !isCoarse(position) && now - position.at <= FRESH_MS ? position : undefined;
}

/** Where a drive begins, and where the car faces: it doesn't turn round for nothing. */
export interface CarPlace extends LatLng {
  /** In degrees clockwise from north; null where unknown. */
  bearing?: number | null;
}

/** The place of a car with this position. */
export const carPlace = ({ lat, lng, bearing }: DriverPosition): CarPlace => ({ lat, lng, bearing });

/** Whether the driver reported this position a moment ago. */
export const isLively = (position: DriverPosition, now: number): boolean => now - position.at <= LIVELY_MS;

/** Whether the driver is in a cool-down, which ends by itself. */
export const isCooling = (known: KnownDriver | undefined, now: number): boolean =>
  (known?.coolingUntil ?? 0) > now;
