import type { DriverPresence, LostWhy, RideEventType, RideType, Role, Vehicle } from '@ridewire/contracts';
import type { RideImage } from './images.ts';
import type { Topic } from './topics.ts';

/** After these, sums over finished rides are other than before. */
export const CHANGES_SUMS: ReadonlySet<string> = new Set<RideEventType>([
  'ride.completed',
  'ride.canceled',
  'ride.status_set',
  'ride.deleted',
  'ride.refunded',
]);

/** A ride changed. Told by the transaction that changed it. */
export interface RideEvent {
  event: RideEventType;
  ride: RideImage;
  /** Drivers offered the ride by this change, with meters to the pickup (null: position unknown). */
  offers?:
    | { driverId: string; meters: number | null; seconds?: number | null; leftSeconds?: number | null }[]
    | null;
  /** Nobody is asked yet: the request is matched together with others in a moment. */
  isGathered?: boolean;
  /** Who was chosen before all others, where this is the first asking; null where they were not asked after all. */
  matchedDriverId?: string | null;
  /** When these offers were made and end, milliseconds since 1970. */
  offeredAt?: number | null;
  expiresAt?: number | null;
  /** Drivers whose offer this change ended or made another, as many as fit; the others are in `offers.ended` and `offers.changed`. */
  asked?: string[] | null;
  /** Rides that whoever takes this one was asked for besides, and isn't any more. */
  alsoAsked?: string[] | null;
  /** The driver who had the ride before, or was to take it next, and doesn't any more. */
  leftDriverId?: string | null;
  /** Nobody did it: the ride went on, or ended, by itself. */
  bySystem?: true | null;
  /** Whose move it was that took the ride from its driver. */
  mover?: Role | 'system' | null;
  /** Why another driver is sought than who was to take it next. */
  lost?: LostWhy;
}

/** The offers of more drivers than fit a ride's event ended with it, told by the same statement. */
export interface OffersEnded extends Pick<RideImage, 'version' | 'status' | 'canceledBy'> {
  event: 'offers.ended';
  rideId: string;
  driverIds: string[];
}

/** The same for a ride that became one of another type: these drivers read anew what they are asked. */
export interface OffersChanged {
  event: 'offers.changed';
  rideId: string;
  version: number;
  driverIds: string[];
}

/** One driver declined one ride: nobody else is concerned. */
export interface OfferDeclined {
  event: 'offer.declined';
  driverId: string;
  rideId: string;
  version: number;
}

/** A driver's availability, approval or suspension changed, or whether they can be reached. */
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
    /** The ride that is offered to them first is taken for them. */
    autoAccept: boolean;
    /** What was confirmed of it. */
    vehicle: Vehicle;
    /** Ride types they don't take. */
    declinedTypes: RideType[];
    /** Only rides towards this place are wanted until then, in milliseconds since 1970; null for all. */
    homeward: { lat: number; lng: number; until: number } | null;
  };
}

/** What nouns tell. Each adds its own here, from a file of its own. */
export interface EventsByNoun {
  live: RideEvent | OffersEnded | OffersChanged | OfferDeclined | DriverChanged;
}

/** Everything that is handed to subscriptions or travels on the notification channel. */
export type ServerEvent = EventsByNoun[keyof EventsByNoun];

type Named<Event, Name> = Event extends { event: infer Own } ? (Name extends Own ? Event : never) : never;

/** Whom each of these events concerns, by its name. */
export type RoutesOf<Event extends ServerEvent> = {
  readonly [Name in Event['event']]: (event: Named<Event, Name>) => Topic[];
};

/** The one channel of LISTEN and NOTIFY. */
export const CHANNEL = 'ridewire';

export const isRideEvent = (event: ServerEvent): event is RideEvent => event.event.startsWith('ride.');
