import type {
  AlertKind,
  AlertPlace,
  CanceledBy,
  DriverPersonView,
  NotificationType,
  Passenger,
  PersonView,
  Rate,
  RideStatus,
  RideTime,
  RideType,
  Role,
  Stop,
  WaitingMinutes,
} from '@ridewire/contracts';

/** A ride as the database returns it: everything any viewer may need. */
export interface RideImage {
  id: string;
  version: number;
  status: RideStatus;
  type: RideType;
  pickup: Stop;
  /** Between the two ends, in their order, and when the first of them, the second and so on were reached (ISO 8601). */
  stops: Stop[];
  stopTimes: string[];
  destination: Stop;
  distanceMeters: number;
  durationSeconds: number;
  fareCents: number;
  /** How many tenths of the usual price that is. */
  surgeTenths: number;
  /** For each minute of waiting after the free ones, and what was charged for them. */
  waitingRateCents: number;
  /** The waiting rules it keeps, as waitingRulesOf reads them; null for the usual ones, left out by a process of the release before. */
  waiting?: WaitingMinutes | null;
  /** The rates it was quoted by; null where they aren't known. */
  rates: Rate | null;
  waitingCents: number;
  /** The driver's position said that they arrived; otherwise waiting costs nothing. */
  isArrivalSeen: boolean;
  /** What its promo code takes off the fare, at the platform's cost. */
  discountCents: number;
  promoCode: string | null;
  refundedCents: number;
  commissionCents: number;
  payoutCents: number;
  /** Milliseconds since 1970; null where not reached. */
  times: Record<RideTime, number | null>;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /**
   * The open question to its driver whether they are on their way: until when the ride is theirs, in milliseconds
   * since 1970, and how often they said so. Not an event's own `asked`.
   */
  asked: { until: number; assurances: number } | null;
  /**
   * Its driver's drive to the pickup when they were asked, from the drop-off before if any; null where unknown or no
   * longer relevant.
   */
  approachSeconds: number | null;
  /** Where to find the rider, in their words. */
  pickupNote: string | null;
  /** The person in the car, if the rider booked for somebody else. */
  passenger: { name: string; phone: string | null } | null;
  /** Accepted for its driver by the system. */
  autoAccepted: boolean;
  /** Whether it is to begin with a PIN, or began without it; null for a ride without one. */
  pin: 'asked' | 'waived' | null;
  canceledBy: CanceledBy | null;
  cancelReason: string | null;
  /** The driver waited, and the rider didn't come. */
  isNoShow: boolean;
  offeredCount: number;
  /** Its rider and driver don't see each other's phone numbers. */
  hidesPhones: boolean;
  rider: PersonView;
  driver: DriverPersonView | null;
  /** Of a reserved request: the driver who comes after their present ride, and when, in milliseconds since 1970. */
  next?: { driver: DriverPersonView; pickupAt: number } | null;
}

/** An alert as the database returns it. */
export interface AlertImage {
  id: string;
  rideId: string;
  kind: AlertKind;
  by: { id: string; role: Role; name: string; phone: string | null };
  /** Absent from servers of an earlier release. */
  passenger?: Passenger | null;
  /** Absent from servers of the last release. */
  isPlaceOfCar?: boolean;
  message: string;
  location: AlertPlace;
  /** Milliseconds since 1970. */
  raisedAt: number;
  acknowledged: { by: { id: string; name: string }; at: number } | null;
}

/** A notification as the database returns it. */
export interface NotificationImage {
  id: string;
  type: NotificationType;
  params: object;
  rideId: string | null;
  about: { name: string; email: string } | null;
  location: AlertPlace | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  readAt: number | null;
}
