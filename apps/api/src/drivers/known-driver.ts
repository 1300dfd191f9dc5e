import { isCoarse, type DriverPosition, type LatLng, type RideType, type Vehicle } from '@ridewire/contracts';
import type { Homeward } from './homeward-policy.ts';

/** A position older than this, or a coarse one, says nothing about where a driver is now; in milliseconds. */
const FRESH_MS = 120_000;
/** Who told of no place for so long may be out of reach by now: asked after the others, in milliseconds. */
const LIVELY_MS = 30_000;

/** A ride under way. */
export interface Riding {
  rideId: string;
  riderId: string;
  /** The rider was picked up. */
  isAboard: boolean;
  /** When they were, in milliseconds since 1970, while the ride hasn’t set off yet. */
  boardedAt?: number | null;
  /** Where they are dropped off, once they are on the way there. */
  dropOff?: LatLng | null;
}

/** Why an online driver is not asked. */
export interface Away {
  /** Nothing is heard of them. */
  isSilent: boolean;
  /** They are asked whether they are still there. */
  isPaused: boolean;
}

/** What decides which types a driver is asked for. */
export interface Serving {
  vehicle: Vehicle;
  declinedTypes: readonly RideType[];
}

/** What a process holds of a driver. */
export interface KnownDriver extends Away {
  available: boolean;
  /** New requests rest until then, for they turned down too many; in milliseconds since 1970. */
  coolingUntil: number | null;
  /** Only rides towards home are wanted. */
  homeward: Homeward | null;
  autoAccept: boolean;
  serving: Serving | null;
  riding: Riding | null;
  /** The ride they take after that one. */
  nextRideId: string | null;
  position: DriverPosition | null;
  /** The cell in which an idle driver waits. */
  cell: string | null;
}

/** Of whom nothing was heard yet. */
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

/** Where a driver is now; undefined where that is unknown. `now` in milliseconds since 1970. */
export function freshPosition(known: KnownDriver | undefined, now: number): DriverPosition | undefined {
  const position = known?.position;
  return position && !isCoarse(position) && now - position.at <= FRESH_MS ? position : undefined;
}

/** Whether the driver told of this place a moment ago. */
export const isLively = (position: DriverPosition, now: number): boolean => now - position.at <= LIVELY_MS;

/** Whether new requests rest. That ends by itself. */
export const isCooling = (known: KnownDriver | undefined, now: number): boolean =>
  (known?.coolingUntil ?? 0) > now;
