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
/**
 * What happens to a ride. An event that makes a new version of it is quiet if it changes nothing that would change a decision about
 * the ride: what a person decided about the version before it still holds.
 */
export const RIDE_EVENTS = {
  'ride.requested': { isQuiet: false },
  'ride.offered': { isQuiet: true },
  'ride.retyped': { isQuiet: false },
  'ride.reserved': { isQuiet: false },
  'ride.retimed': { isQuiet: true },
  'ride.unreserved': { isQuiet: false },
  'ride.accepted': { isQuiet: false },
  'ride.assigned': { isQuiet: false },
  'ride.released': { isQuiet: false },
  'ride.reassigned': { isQuiet: false },
  'ride.stalled': { isQuiet: true },
  'ride.assured': { isQuiet: true },
  'ride.resumed': { isQuiet: true },
  'ride.replaced': { isQuiet: false },
  'ride.arrived': { isQuiet: false },
  'ride.left_pickup': { isQuiet: false },
  'ride.rerouted': { isQuiet: false },
  'ride.stop_reached': { isQuiet: false },
  'ride.picked_up': { isQuiet: false },
  'ride.in_transit': { isQuiet: false },
  'ride.completed': { isQuiet: false },
  'ride.canceled': { isQuiet: false },
  'ride.status_set': { isQuiet: false },
  'ride.deleted': { isQuiet: false },
  'ride.refunded': { isQuiet: false },
} as const satisfies Record<`ride.${string}`, { isQuiet: boolean }>;
export type RideEventType = keyof typeof RIDE_EVENTS;
export const RIDE_EVENT_TYPES = /* @__PURE__ */ Object.keys(RIDE_EVENTS) as RideEventType[];

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
  /** What the API says of it. */
  description: string;
}

/** What happens to a ride besides its statuses and has a time. */
export const RIDE_MOMENTS = {
  scheduled: {
    clearedBy: null,
    description: 'When the rider wants to be picked up, if they scheduled the ride.',
  },
  arrived: {
    clearedBy: 'accepted',
    description: 'When the driver said that they were at the pickup.',
  },
} as const satisfies Record<string, MomentTerms>;
export type RideMoment = keyof typeof RIDE_MOMENTS;
const MOMENTS = Object.keys(RIDE_MOMENTS) as RideMoment[];

interface ToldTerms {
  /** The procedure of rides by which its driver says it. */
  saying: string;
  /** Whether the driver has come, and is no longer on the way. */
  isAtPickup: boolean;
}

/**
 * The moments of a ride before the rider is on board that its driver says by one press and its rider is told of, from the first
 * to the last. Each is a phase of the rider's page.
 */
export const TOLD_MOMENTS = {
  arrived: { saying: 'arrive', isAtPickup: true },
} as const satisfies { [Moment in RideMoment]?: ToldTerms };
export type ToldMoment = keyof typeof TOLD_MOMENTS;
export const TOLD_IN_ORDER = /* @__PURE__ */ Object.keys(TOLD_MOMENTS) as ToldMoment[];

export const isToldMoment = (name: string): name is ToldMoment => Object.hasOwn(TOLD_MOMENTS, name);

/** Whether the driver of a ride can still say it: neither after it nor after a later one. */
export const maySay = (
  ride: { status: (typeof RIDE_STATUSES)[number]; times: { [Moment in ToldMoment]?: string | undefined } },
  moment: ToldMoment,
): boolean =>
  ride.status === 'accepted' &&
  !TOLD_IN_ORDER.slice(TOLD_IN_ORDER.indexOf(moment)).some((each) => ride.times[each]);

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
