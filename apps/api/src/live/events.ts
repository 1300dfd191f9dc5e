import type { DriverPresence, LostWhy, RideEventType, RideType, Role, Vehicle } from '@ridewire/contracts';
import type { RideImage } from './images.ts';
import type { Topic } from './topics.ts';

/** Events that change sums over finished rides. */
export const CHANGES_SUMS: ReadonlySet<string> = new Set<RideEventType>([
  'ride.completed',
  'ride.canceled',
  'ride.status_set',
  'ride.deleted',
  'ride.refunded',
]);

/** A ride changed. Sent by the transaction that changed it. */
export interface RideEvent {
  event: RideEventType;
  ride: RideImage;
  /** Drivers offered the ride by this change, with meters to the pickup (null: position unknown). */
  offers?:
    | { driverId: string; meters: number | null; seconds?: number | null; leftSeconds?: number | null }[]
    | null;
  /** No driver is asked yet: the request waits to be matched with others. */
  isGathered?: boolean;
  /** The driver chosen first, in the first wave; null where they weren't asked after all. */
  matchedDriverId?: string | null;
  /** They took it when it was scheduled. */
  isPlanned?: true | null;
  /** When these offers were made and end, milliseconds since 1970. */
  offeredAt?: number | null;
  expiresAt?: number | null;
  /**
   * Drivers whose offer this change ended or changed, as many as fit; `offers.ended` and `offers.changed` have the
   * others. Not `ride.asked`, the question to its driver; other releases and clients read both names.
   */
  asked?: string[] | null;
  /** Other rides for which the driver who takes this one was asked, which ends those offers. */
  alsoAsked?: string[] | null;
  /** The driver who had the ride, or was to take it next, and no longer does. */
  leftDriverId?: string | null;
  /** The ride went on, or ended, by itself. */
  bySystem?: true | null;
  /** The role whose move took the ride from its driver, or changed its route or type. */
  mover?: Role | 'system' | null;
  /** Why the ride needs another driver than its next one. */
  lost?: LostWhy;
}

/** The offers of more drivers than fit the ride's event ended with it. */
export interface OffersEnded extends Pick<RideImage, 'version' | 'status' | 'canceledBy'> {
  event: 'offers.ended';
  rideId: string;
  driverIds: string[];
}

/** The same for a ride whose type changed: these drivers read their offers again. */
export interface OffersChanged {
  event: 'offers.changed';
  rideId: string;
  version: number;
  driverIds: string[];
}

export interface OfferDeclined {
  event: 'offer.declined';
  driverId: string;
  rideId: string;
  version: number;
}

/** A driver's availability, approval, suspension or reach changed. */
export interface DriverChanged {
  event: 'driver.changed';
  driver: {
    id: string;
    name: string;
    version: number;
    available: boolean;
    approved: boolean;
    suspended: boolean;
    suspendReason: string | null;
    presence: DriverPresence;
    /** Rides matched to them first are accepted for them. */
    autoAccept: boolean;
    /** The confirmed part of it. */
    vehicle: Vehicle;
    declinedTypes: RideType[];
    /** The only place toward which rides are wanted, and until when in milliseconds since 1970; null for all rides. */
    homeward: { lat: number; lng: number; until: number } | null;
  };
}

/** Each noun adds its events here, from its own file. */
export interface EventsByNoun {
  live: RideEvent | OffersEnded | OffersChanged | OfferDeclined | DriverChanged;
}

/** Everything that subscriptions get or the notification channel carries. */
export type ServerEvent = EventsByNoun[keyof EventsByNoun];

type Named<Event, Name> = Event extends { event: infer Own } ? (Name extends Own ? Event : never) : never;

/** The topics each of these events concerns, by its name. */
export type RoutesOf<Event extends ServerEvent> = {
  readonly [Name in Event['event']]: (event: Named<Event, Name>) => Topic[];
};

/** For LISTEN and NOTIFY. */
export const CHANNEL = 'ridewire';

export const isRideEvent = (event: ServerEvent): event is RideEvent => event.event.startsWith('ride.');

/** With these events a ride gets or loses its driver, ends, or continues after its end. */
const HANDS_OVER: ReadonlySet<ServerEvent['event']> = new Set<ServerEvent['event']>([
  'ride.accepted',
  'ride.assigned',
  'ride.released',
  'ride.replaced',
  'ride.reassigned',
  'ride.completed',
  'ride.canceled',
  'ride.status_set',
  'ride.deleted',
]);

/**
 * Whether a tie between this person and the other side of the ride, such as their chat, may begin or end. Drivers who
 * were only asked hear some of these events too.
 */
export const handsOver = (
  event: ServerEvent,
  { rideId, userId }: { rideId: string; userId: string },
): boolean =>
  isRideEvent(event) &&
  event.ride.id === rideId &&
  HANDS_OVER.has(event.event) &&
  [event.ride.rider.id, event.ride.driver?.id, event.leftDriverId].includes(userId);
