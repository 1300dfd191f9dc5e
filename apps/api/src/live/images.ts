import type {
  AlertView,
  DriverPersonView,
  NotificationView,
  Passenger,
  PersonView,
  Rate,
  RideTime,
  RideView,
  Stop,
  WaitingMinutes,
} from '@ridewire/contracts';

type Shown =
  | 'id'
  | 'version'
  | 'status'
  | 'type'
  | 'pickup'
  | 'destination'
  | 'distanceMeters'
  | 'durationSeconds'
  | 'fareCents'
  | 'surgeTenths'
  | 'waitingRateCents'
  | 'waitingCents'
  | 'discountCents'
  | 'refundedCents'
  | 'canceledBy'
  | 'cancelReason';

/** A ride as the database returns it: everything any viewer may need. */
export interface RideImage extends Required<Pick<RideView, Shown>> {
  /** Between the two ends, in order, and when each that was reached was (ISO 8601). */
  stops: Stop[];
  stopTimes: string[];
  /** As waitingRulesOf reads them; null for the usual ones, absent from servers of the last release. */
  waiting?: WaitingMinutes | null;
  /** The rates it was quoted by; null where they aren't known. */
  rates: Rate | null;
  /** The driver's position said that they arrived; otherwise waiting costs nothing. */
  isArrivalSeen: boolean;
  promoCode: string | null;
  commissionCents: number;
  payoutCents: number;
  /** Milliseconds since 1970; null where not reached. */
  times: Record<RideTime, number | null>;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /**
   * The open question to its driver whether they are on their way: until when the ride is theirs, in milliseconds
   * since 1970, and how often they said so.
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
export interface AlertImage extends Omit<
  AlertView,
  'passenger' | 'isPlaceOfCar' | 'raisedAt' | 'acknowledged'
> {
  /** Absent from servers of an earlier release. */
  passenger?: Passenger | null;
  /** Absent from servers of the last release. */
  isPlaceOfCar?: boolean;
  /** Milliseconds since 1970. */
  raisedAt: number;
  acknowledged: { by: { id: string; name: string }; at: number } | null;
}

/** A notification as the database returns it. */
export interface NotificationImage extends Omit<NotificationView, 'createdAt' | 'readAt'> {
  /** Milliseconds since 1970. */
  createdAt: number;
  readAt: number | null;
}
