import type {
  AskedArea,
  BoardArea,
  DriverPosition,
  DriverPresence,
  LostWhy,
  NearbyCar,
  RideEventType,
  RideType,
  Role,
  Vehicle,
  WishKind,
} from '@ridewire/contracts';
import type { AlertImage, NotificationImage, RideImage } from './images.ts';

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

/** Somebody's account or profile changed, or was made. Says no more: who is concerned reads anew. */
export interface UserChanged {
  event: 'user.changed';
  userId: string;
  role: Role;
}

/** Somebody chose the language they are written to in; no list shows it. */
export interface LanguageChosen {
  event: 'language.chosen';
  userId: string;
}

/** A driver sent a document, or one was approved or returned. Says no more: who is concerned reads anew. */
export interface DocumentsChanged {
  event: 'documents.changed';
  driverId: string;
}

/** Somebody wrote to us, or was answered. Says no more: who is concerned reads anew. */
export interface MessageChanged {
  event: 'message.changed';
  messageId: string;
}

/** Sessions of a user began or ended; for who looks at the list of them. */
export interface SessionsChanged {
  event: 'sessions.changed';
  userId: string;
}

/** Somebody called for help, or an admin took the call. */
export interface AlertEvent {
  event: 'alert.raised' | 'alert.acknowledged';
  alert: AlertImage;
}

/** An admin noted something of a ride's calls for help, or was done with them. Says no more: who is concerned reads anew. */
export interface IncidentChanged {
  event: 'incident.changed';
  rideId: string;
}

/** Somebody is told something. One that concerns many is one event for each. */
export interface NotificationMade {
  event: 'notification.made';
  userId: string;
  notification: NotificationImage;
}

/** Some or all of somebody's notifications were read, or taken back. */
export interface NotificationsRead {
  event: 'notifications.read';
  userId: string;
}

/** Somebody chose what they want to be told. Says no more: who is concerned reads anew. */
export interface NotificationsChosen {
  event: 'notifications.chosen';
  userId: string;
}

/** A rider or a driver wants something of matching with the other, or no more; only who said it learns of it. */
export interface WishChanged {
  event: 'wish.changed';
  riderId: string;
  driverId: string;
  saidBy: Role;
  kind: WishKind | null;
}

/** A rider saved a place, changed or deleted one. Says no more: their devices read anew. */
export interface PlacesChanged {
  event: 'places.changed';
  userId: string;
}

/** Latest positions, coalesced; `from` is the process that gathered them. */
export interface PositionsMoved {
  event: 'positions.moved';
  from: string;
  positions: DriverPosition[];
}

/** The idle cars of a square are others or elsewhere. Each process finds out by itself: it never travels. */
export interface NearbyMoved {
  event: 'nearby.moved';
  cars: NearbyCar[];
}

/** Where riders ask is elsewhere now, for drivers who look. Each process finds out by itself: it never travels. */
export interface DemandChanged {
  event: 'demand.changed';
  areas: AskedArea[];
}

/** The same for admins. */
export interface BoardDemandChanged {
  event: 'board.demand';
  areas: BoardArea[];
}

/** Where a driver had better wait was suggested, or put away. Says no more: the driver's screen reads anew. */
export interface MoveSuggested {
  event: 'move.suggested';
  driverId: string;
}

/** Sessions of a user ended: all of them, or the one named. */
export interface SignedOut {
  event: 'user.signed_out';
  userId: string;
  sessionId: string | null;
}

/** Another city is in use, or none. Says no more: every process reads anew which. */
export interface CityChanged {
  event: 'city.changed';
}

/** What busy areas cost changed, or whether they cost more at all. Says no more: every process reads anew. */
export interface SurgeChanged {
  event: 'surge.changed';
}

/** The city's ride types are others than before. Says no more: every process reads them anew. The table itself tells it. */
export interface RideTypesChanged {
  event: 'ride_types.changed';
}

/** Other rides are stuck than before, for other reasons, or somebody is on one. Says no more: admins' pages read anew. */
export interface StuckChanged {
  event: 'stuck.changed';
}

/** A server without the demo started on the database of one, and locked its accounts. */
export interface DemoLocked {
  event: 'demo.locked';
}

/** The end of a ride was odd, or an admin looked at it. Says no more: admins' pages read anew. */
export interface ReviewChanged {
  event: 'review.changed';
  rideId: string;
}

/** Everything that is handed to subscriptions or travels on the notification channel. */
export type ServerEvent =
  | RideEvent
  | OffersEnded
  | OffersChanged
  | OfferDeclined
  | DriverChanged
  | UserChanged
  | LanguageChosen
  | DocumentsChanged
  | MessageChanged
  | SessionsChanged
  | AlertEvent
  | IncidentChanged
  | NotificationMade
  | NotificationsRead
  | NotificationsChosen
  | WishChanged
  | PlacesChanged
  | PositionsMoved
  | NearbyMoved
  | DemandChanged
  | BoardDemandChanged
  | MoveSuggested
  | SignedOut
  | CityChanged
  | SurgeChanged
  | StuckChanged
  | DemoLocked
  | ReviewChanged
  | RideTypesChanged;

/** The one channel of LISTEN and NOTIFY. */
export const CHANNEL = 'ridewire';

export const isRideEvent = (event: ServerEvent): event is RideEvent => event.event.startsWith('ride.');
