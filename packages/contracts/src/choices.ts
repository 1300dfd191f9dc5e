/* Short lists of named values. No schemas here, so code that only reads or shows the names loads no library. */

export const ROLES = ['rider', 'driver', 'admin'] as const;
export const USER_STATUSES = ['active', 'blocked'] as const;
export const DRIVER_FILTERS = [
  'approved',
  'suspended',
  'available',
  'waiting',
  'documents',
  'vehicle',
] as const;
export const RIDE_STATUSES = [
  'requested',
  'accepted',
  'picked_up',
  'in_transit',
  'completed',
  'canceled',
] as const;
/** The statuses an admin may set. */
export const ADMIN_STATUSES = ['accepted', 'picked_up', 'in_transit', 'completed', 'canceled'] as const;
/** Why the system put a driver offline: it heard nothing from them, they answered no requests, or a document ran out. */
export const PUT_OFFLINE_WHY = ['silent', 'unanswered', 'document'] as const;
/** How long a break can be, in minutes. */
export const BREAK_MINUTES = [10, 20, 30] as const;
export const REPORT_PERIODS = ['day', 'week', 'month'] as const;
export const EXPORT_NAMES = ['rides', 'users', 'drivers', 'earnings', 'bonuses'] as const;
export const MESSAGE_STATES = ['open', 'answered'] as const;
export const CHECK_IN_ANSWERS = ['well', 'help'] as const;
export const INCIDENT_STATES = ['open', 'in_hand', 'closed'] as const;
export const REVIEW_STATES = ['open', 'done'] as const;
export const AUDIT_TYPES = [
  'user.registered',
  'user.code_asked',
  'user.email_verified',
  'user.password_reset',
  'user.password_forgotten',
  'user.removed',
  'user.deleted',
  'user.blocked',
  'user.unblocked',
  'user.invited',
  'user.desk_role_set',
  'user.signed_out',
  'guest.saved',
  'profile.updated',
  'session.opened',
  'session.ended',
  'session.token_reused',
  'factor.turned_on',
  'factor.turned_off',
  'factor.removed',
  'factor.recovered',
  'factor.codes_renewed',
  'factor.missed',
  'passkey.added',
  'passkey.removed',
  'key.made',
  'key.ended',
  'session.refused',
  'user.refused',
  'driver.approved',
  'driver.suspended',
  'driver.reactivated',
  'driver.vehicle_confirmed',
  'driver.went_online',
  'driver.went_on_break',
  'driver.went_offline',
  'vehicle.added',
  'vehicle.changed',
  'vehicle.removed',
  'vehicle.driven',
  'document.uploaded',
  'document.approved',
  'document.returned',
  'alert.raised',
  'alert.acknowledged',
  'incident.noted',
  'incident.closed',
  'stuck.taken',
  'review.done',
  'message.answered',
  'problem.reported',
  'problem.answered',
  'problem.assigned',
  'problem.closed',
  'problem.item_answered',
  'webhook.made',
  'webhook.changed',
  'webhook.removed',
  'data.exported',
  'surge.set',
  'announcement.sent',
  'announcement.withdrawn',
  'tariff.set',
  'tariff.taken_back',
  'waiting.set',
  'waiting.taken_back',
  'ride_type.added',
  'ride_type.changed',
  'ride_type.ordered',
  'promo.made',
  'promo.ended',
  'quest.made',
  'quest.ended',
  'referral_terms.set',
  'referral_terms.taken_back',
  'service_area.made',
  'service_area.changed',
  'service_area.ended',
  'queue_zone.made',
  'queue_zone.changed',
  'queue_zone.ended',
  'street_change.made',
  'street_change.ended',
  'driver.left_queue',
  'scheduled.booked',
  'scheduled.moved',
  'scheduled.changed',
  'scheduled.canceled',
  'scheduled.released',
  'ride.requested',
  'ride.offered',
  'ride.retyped',
  'ride.reserved',
  'ride.retimed',
  'ride.unreserved',
  'ride.accepted',
  'ride.assigned',
  'ride.released',
  'ride.reassigned',
  'ride.stalled',
  'ride.assured',
  'ride.resumed',
  'ride.replaced',
  'ride.arrived',
  'ride.left_pickup',
  'ride.rerouted',
  'ride.stop_reached',
  'ride.picked_up',
  'ride.in_transit',
  'ride.completed',
  'ride.canceled',
  'ride.status_set',
  'ride.deleted',
  'ride.refunded',
] as const;

/** Refusals that are counted: of a sign-in, or of a call that the person's role may not make. */
export type RefusedKind = 'sign_in' | 'right';

/** Colors people recognize a car by. */
export const CAR_COLORS = [
  'white',
  'black',
  'silver',
  'gray',
  'red',
  'maroon',
  'blue',
  'green',
  'yellow',
  'gold',
  'orange',
  'brown',
] as const;
export type CarColor = (typeof CAR_COLORS)[number];

interface MomentTerms {
  /** A ride that is set back to this status, or to an earlier one, hasn't had it; null for what a ride keeps. */
  clearedBy: (typeof RIDE_STATUSES)[number] | null;
  /** The driver has come, which is a phase of its own on the rider's page. */
  isAtPickup: boolean;
  /** What the API says of it. */
  description: string;
}

/** What happens to a ride besides its statuses and has a time. */
export const RIDE_MOMENTS = {
  scheduled: {
    clearedBy: null,
    isAtPickup: false,
    description: 'When the rider wants to be picked up, if they scheduled the ride.',
  },
  arrived: {
    clearedBy: 'accepted',
    isAtPickup: true,
    description: 'When the driver said that they were at the pickup.',
  },
} as const satisfies Record<string, MomentTerms>;
export type RideMoment = keyof typeof RIDE_MOMENTS;
const MOMENTS = Object.keys(RIDE_MOMENTS) as RideMoment[];

/** Those of some moments that begin with the driver at the pickup. */
export type AtPickupOf<Moments extends Record<string, Pick<MomentTerms, 'isAtPickup'>>> = {
  [Moment in keyof Moments]: Moments[Moment]['isAtPickup'] extends true ? Moment : never;
}[keyof Moments];
/** The moments of a ride whose driver has come. */
export type PickupMoment = AtPickupOf<typeof RIDE_MOMENTS>;

export type RideTime = (typeof RIDE_STATUSES)[number] | RideMoment;
/** Everything that has a time in a ride. Bundles leave out a call that nobody needs, but not a spread. */
export const RIDE_TIMES: readonly RideTime[] = /* @__PURE__ */ [RIDE_STATUSES, MOMENTS].flat();

/** The moments that a ride hasn't had once it is set back to a status. */
export const momentsFrom = (status: (typeof RIDE_STATUSES)[number]): RideMoment[] =>
  MOMENTS.filter((moment) => {
    const { clearedBy } = RIDE_MOMENTS[moment];
    return clearedBy !== null && RIDE_STATUSES.indexOf(clearedBy) >= RIDE_STATUSES.indexOf(status);
  });

/** Statuses in which a ride still occupies its rider. */
export const ACTIVE_STATUSES = [
  'requested',
  'accepted',
  'picked_up',
  'in_transit',
] as const satisfies readonly (typeof RIDE_STATUSES)[number][];

/** Statuses in which a ride occupies its driver. */
export const DRIVING_STATUSES = [
  'accepted',
  'picked_up',
  'in_transit',
] as const satisfies readonly (typeof RIDE_STATUSES)[number][];

export const isActive = (status: (typeof RIDE_STATUSES)[number]): boolean =>
  (ACTIVE_STATUSES as readonly string[]).includes(status);
export const isDriving = (status: (typeof RIDE_STATUSES)[number]): boolean =>
  (DRIVING_STATUSES as readonly string[]).includes(status);

/** Whether the rider is in the car. */
export const isAboard = (status: (typeof RIDE_STATUSES)[number]): boolean =>
  status === 'picked_up' || status === 'in_transit';

/** How a list of rides may be ordered. */
export const RIDE_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const;

/** What a rider and a driver may want of each other: to be matched sooner, or never again. */
export const WISH_KINDS = ['favorite', 'avoided'] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** What the desk asks scheduled rides by. */
export const SCHEDULED_STATES = ['waiting', 'requested', 'missed', 'canceled'] as const;

/** The desk’s pages whose filters an admin can save under a name. */
export const VIEW_PAGES = [
  'board',
  'rides',
  'users',
  'drivers',
  'messages',
  'problems',
  'audit',
  'scheduled',
] as const;
export type ViewPage = (typeof VIEW_PAGES)[number];

/** What a saved place is to its rider. Each rider has one home and one work; other places have names. */
export const SAVED_PLACE_KINDS = ['home', 'work', 'other'] as const;
export type SavedPlaceKind = (typeof SAVED_PLACE_KINDS)[number];
