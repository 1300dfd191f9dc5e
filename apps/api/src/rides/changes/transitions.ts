import type { RideStatus, Role } from '@ridewire/contracts';
import { DRIVING_STATUSES } from '@ridewire/contracts';
import { millis } from '../../core/millis.ts';
import { isAsSeen } from '../reads/as-seen.ts';
import { needsReason } from '../rules/ride-policy.ts';
import { sourcesOf, type Mover } from '../rules/ride-state.ts';
import { alsoAsked, endOffers, endOwnOffers, fromTo, keepAway, type Facts } from './change-parts.ts';
import { declareChange, type Given, type NewValues } from './declare-change.ts';
import { canComeLocked, hasOtherNext, isAskable, isUnrefunded, mayGoOnAgain, mayHave } from './guards.ts';
import { OFFER_SECONDS } from './offer-queries.ts';
import { chargeWaiting, dropWaiting, mayLeaveWithout } from './waiting-fee.ts';
import type { RideChange } from './ride-change.ts';
import { sqlText, type RideSql } from '../reads/ride-sql.ts';
import { sqlList } from '@ridewire/db/sql-list';

// Every transition of a ride's status: its start, who may make it, the values it writes, the offers it ends, and the
// people it tells.

/** A kind of change that takes a ride to a status. */
export interface Transition<Input> extends RideChange<Input> {
  from: RideStatus[];
  to: RideStatus;
  mover: Mover;
}

interface OfRide {
  rideId: string;
}

/** The person who does it. */
interface ByPerson extends OfRide {
  actorId: string;
  /** Their network address, if known. */
  ipAddress?: string | null | undefined;
}
const BY_PERSON = { rideId: 'uuid', actorId: 'uuid', ipAddress: 'text' } as const;
const by = (role: Role, { actorId, ipAddress }: Given<ByPerson>) => ({ id: actorId, role, ipAddress });

/** The times of a ride in its new status: those of later statuses are cleared. */
function timesOf(to: RideStatus): NewValues {
  const step = (DRIVING_STATUSES as readonly string[]).indexOf(to);
  const isOver = to === 'completed' || to === 'canceled';
  const columns = ['acceptedAt', 'pickedUpAt', 'inTransitAt'] as const;
  const times = columns.map((column, i) => {
    if (i === step) return [[column, 'now()']];
    return isOver || i < step ? [] : [[column, 'null']];
  });
  const isOnTheWay = to === 'requested' || to === 'accepted';
  return {
    ...Object.fromEntries(times.flat()),
    ...(isOnTheWay && { arrivedAt: 'null', withoutPin: 'null' }),
    completedAt: to === 'completed' ? 'now()' : 'null',
    canceledAt: to === 'canceled' ? 'now()' : 'null',
  };
}

/** The values every transition writes: they clear how the ride got to its last status. */
const arriveAt = (to: RideStatus): NewValues => ({
  status: sqlText(to),
  ...timesOf(to),
  canceledBy: 'null',
  cancelReason: 'null',
  nextWaveAt: 'null',
  approachAt: to === 'accepted' ? 'now()' : 'null',
  approachMeters: 'null',
  approachSeconds: 'null',
  askedUntil: 'null',
  assurances: '0',
});

/** A request may have been reserved; its driver takes it, or hears that it is gone. */
const NOT_RESERVED: NewValues = { nextDriverId: 'null', nextPickupAt: 'null', nextUntil: 'null' };

const transition = <Input>(
  change: RideChange<Input>,
  { from, to, mover }: Pick<Transition<Input>, 'from' | 'to' | 'mover'>,
): Transition<Input> => ({ ...change, from, to, mover });

interface Accept extends ByPerson {
  /** It happens only at the price the driver saw, in cents. */
  quotedFareCents?: number | undefined;
  /** Made by the system, for a driver who wants that. */
  isAuto?: boolean | undefined;
}

/** Only the driver a ride is reserved for can accept it, and until then they take no other. */
export const ACCEPT = transition(
  declareChange<Accept>({
    name: 'accept_rides',
    event: 'ride.accepted',
    input: { ...BY_PERSON, quotedFareCents: 'bigint', isAuto: 'boolean' },
    from: ['requested'],
    // Two accepts of one driver in one statement would not see each other.
    keysOf: ({ actorId }) => [actorId],
    isFrequent: true,
    update: ({ given, ride }) => ({
      guards: [
        `${ride.fareCents} = coalesce(${given.quotedFareCents}, ${ride.fareCents})`,
        canComeLocked(given.actorId, ride),
        mayHave(given.actorId, ride),
        `coalesce(${ride.nextDriverId}, ${given.actorId}) = ${given.actorId} and not ${hasOtherNext(given.actorId, ride)}`,
      ],
      set: {
        ...arriveAt('accepted'),
        ...NOT_RESERVED,
        driverId: given.actorId,
        autoAccepted: `coalesce(${given.isAuto}, false)`,
      },
    }),
    effects: ({ given, ride, was }) => ({
      by: by('driver', given),
      kept: {
        auto: given.isAuto,
        next: `case when ${was.nextDriverId} = ${ride.driverId} then true end`,
        driver: fromTo('null', ride.driverId),
      },
      offers: [endOwnOffers(ride.driverId)],
      facts: alsoAsked(ride.driverId),
      asked: {
        event: 'offers.ended',
        facts: { status: ride.status, canceledBy: ride.canceledBy },
      },
    }),
  }),
  { from: ['requested'], to: 'accepted', mover: 'driver' },
);

interface PickUp extends ByPerson {
  /** The driver knows the PIN, or says why there is none. */
  isPinProven?: boolean | undefined;
  withoutPin?: string | null | undefined;
}

/** The rider is in the car. A ride with a PIN begins only with a proof. */
export const PICK_UP = transition(
  declareChange<PickUp>({
    name: 'picked_up_rides',
    event: 'ride.picked_up',
    input: { ...BY_PERSON, isPinProven: 'boolean', withoutPin: 'text' },
    from: sourcesOf('picked_up', 'driver'),
    isFrequent: true,
    update: ({ given, ride }) => ({
      guards: [
        `${ride.driverId} = ${given.actorId}`,
        `(not ${ride.hasPin} or coalesce(${given.isPinProven}, false))`,
      ],
      set: {
        ...arriveAt('picked_up'),
        ...chargeWaiting(ride),
        withoutPin: `case when ${ride.hasPin} then ${given.withoutPin} end`,
      },
    }),
    effects: ({ given, ride }) => ({ by: by('driver', given), kept: { reason: ride.withoutPin } }),
  }),
  { from: sourcesOf('picked_up', 'driver'), to: 'picked_up', mover: 'driver' },
);

const driverStep = (to: 'in_transit' | 'completed') => {
  const from = sourcesOf(to, 'driver');
  const change = declareChange<ByPerson>({
    name: `${to}_rides`,
    event: `ride.${to}`,
    input: BY_PERSON,
    from,
    isFrequent: true,
    update: ({ given, ride }) => ({
      guards: [`${ride.driverId} = ${given.actorId}`],
      set: arriveAt(to),
    }),
    effects: ({ given }) => ({ by: by('driver', given) }),
  });
  return transition(change, { from, to, mover: 'driver' });
};

/** A driver moves their own ride on, with the rider aboard. */
export const STEP = {
  in_transit: driverStep('in_transit'),
  completed: driverStep('completed'),
} as const;

/** The system moves on a ride whose car has set off, while this driver has it. */
export const SET_OFF = declareChange<OfRide & { heldBy: string }>({
  name: 'set_off_rides',
  event: 'ride.in_transit',
  input: { rideId: 'uuid', heldBy: 'uuid' },
  from: sourcesOf('in_transit', 'system'),
  update: ({ given, ride }) => ({
    guards: [`${ride.driverId} = ${given.heldBy}`],
    set: arriveAt('in_transit'),
  }),
  effects: () => ({ by: null, facts: { bySystem: 'true' } }),
});

/** A change of a ride in the state a person saw. */
interface AsSeen extends ByPerson {
  reason?: string | null | undefined;
  /** It happens only to this version of the ride, and to versions that differ only in their offers. */
  seenVersion?: number | undefined;
  /** It happens only from this status. */
  seenStatus?: RideStatus | undefined;
}
const AS_SEEN = { ...BY_PERSON, reason: 'text', seenVersion: 'int', seenStatus: 'ride_status' } as const;

const isSeen = (ride: RideSql, { seenVersion, seenStatus }: Given<AsSeen>): string[] => [
  isAsSeen(ride, seenVersion),
  `${ride.status} = coalesce(${seenStatus}, ${ride.status})`,
  isUnrefunded(ride),
];

const cancelValues = (mover: Mover, reason: string): NewValues => ({
  ...arriveAt('canceled'),
  ...NOT_RESERVED,
  canceledBy: sqlText(mover),
  cancelReason: reason,
});

/** The driver who was to take it next hears that it is gone, and so does every driver with an open offer. */
const cancelTells = (mover: Mover, { ride, was }: { ride: RideSql; was: RideSql }) => ({
  facts: {
    leftDriverId: was.nextDriverId,
    mover: `case when ${was.nextDriverId} is not null then ${sqlText(mover)} end`,
  },
  asked: {
    event: 'offers.ended',
    facts: { status: ride.status, canceledBy: ride.canceledBy },
    where: `${was.status} = 'requested'`,
  } as const,
});

const keptOfCancel = (reason: string, was: RideSql): Facts => ({
  reason,
  driver: `case when ${was.nextDriverId} is not null then ${fromTo(was.nextDriverId, 'null')} end`,
});

interface Cancel extends AsSeen {
  /** The driver waited at the pickup for the rider, who didn't come. */
  isNoShow?: boolean | undefined;
}

const cancelBy = (mover: Role) => {
  const from = sourcesOf('canceled', mover);
  const needReason = from.filter((status) => needsReason(status, 'canceled', mover));
  const change = declareChange<Cancel>({
    name: `cancel_rides_by_${mover}`,
    event: 'ride.canceled',
    input: { ...AS_SEEN, isNoShow: 'boolean' },
    from,
    update: ({ given, ride }) => ({
      guards: [
        ...isSeen(ride, given),
        ...(mover === 'rider' ? [`${ride.riderId} = ${given.actorId}`] : []),
        ...(mover === 'driver' ? [`${ride.driverId} = ${given.actorId}`] : []),
        ...(needReason.length > 0
          ? [`(${given.reason} is not null or ${ride.status} not in ${sqlList(needReason)})`]
          : []),
        `(not coalesce(${given.isNoShow}, false) or ${mayLeaveWithout(ride)})`,
      ],
      set: { ...cancelValues(mover, given.reason), isNoShow: `coalesce(${given.isNoShow}, false)` },
    }),
    effects: ({ given, ride, was }) => ({
      by: by(mover, given),
      kept: keptOfCancel(given.reason, was),
      ...cancelTells(mover, { ride, was }),
    }),
  });
  return transition(change, { from, to: 'canceled', mover });
};

export const CANCEL = {
  rider: cancelBy('rider'),
  driver: cancelBy('driver'),
  admin: cancelBy('admin'),
} as const;

const BAR_FROM = ['requested', 'accepted'] as const satisfies RideStatus[];

/** Ends the ride of a blocked rider, unless the rider is in the car. */
export const CANCEL_OF_BARRED = declareChange<ByPerson>({
  name: 'cancel_rides_of_barred',
  event: 'ride.canceled',
  input: BY_PERSON,
  from: BAR_FROM,
  update: () => ({ guards: [], set: cancelValues('admin', 'null') }),
  effects: ({ given, ride, was }) => ({
    by: by('admin', given),
    kept: keptOfCancel('null', was),
    ...cancelTells('admin', { ride, was }),
  }),
});

/** No one took a request in time. */
export const EXPIRE = declareChange<OfRide>({
  name: 'expire_rides',
  event: 'ride.canceled',
  input: { rideId: 'uuid' },
  from: ['requested'],
  update: () => ({ guards: [], set: cancelValues('system', `'no_driver'`) }),
  effects: ({ ride, was }) => {
    const { facts, asked } = cancelTells('system', { ride, was });
    return {
      by: null,
      kept: keptOfCancel(`'no_driver'`, was),
      facts: { ...facts, bySystem: 'true' },
      asked,
    };
  },
});

/** It happens only while this driver has the ride. */
interface Held extends OfRide {
  heldBy: string;
}

const RETURN = {
  ...arriveAt('requested'),
  driverId: 'null',
  autoAccepted: 'false',
  wave: '0',
  nextWaveAt: 'now()',
} satisfies NewValues;

/** The search for another driver starts at once. The former driver is told, and never asked. */
const returnTells = (mover: Mover, was: RideSql) => ({
  leftDriverId: was.driverId,
  mover: sqlText(mover),
});

const releaseBy = (mover: 'driver' | 'admin') =>
  declareChange<Held & ByPerson>({
    name: `release_rides_by_${mover}`,
    event: 'ride.released',
    input: { ...BY_PERSON, heldBy: 'uuid' },
    from: ['accepted'],
    update: ({ given, ride }) => ({
      guards: [`${ride.driverId} = ${given.heldBy}`],
      set: RETURN,
    }),
    effects: ({ given, was }) => ({
      by: by(mover, given),
      kept: { driver: fromTo(was.driverId, 'null') },
      offers: [keepAway(was.driverId), endOffers(was.driverId)],
      facts: returnTells(mover, was),
    }),
  });

/** A ride goes back to the pool before the rider is on board: its driver gives it back, or is barred from driving. */
export const RELEASE = { driver: releaseBy('driver'), admin: releaseBy('admin') } as const;

/** The system takes this version of a ride from a driver who doesn't come. */
export const REPLACE = declareChange<Held & { seenVersion: number }>({
  name: 'replace_drivers',
  event: 'ride.replaced',
  input: { rideId: 'uuid', heldBy: 'uuid', seenVersion: 'int' },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [`${ride.driverId} = ${given.heldBy}`, `${ride.version} = ${given.seenVersion}`],
    set: RETURN,
  }),
  effects: ({ was }) => ({
    by: null,
    kept: { driver: fromTo(was.driverId, 'null') },
    offers: [keepAway(was.driverId), endOffers(was.driverId)],
    facts: { ...returnTells('system', was), bySystem: 'true' },
  }),
});

interface Reassign extends Held, ByPerson {
  reason: string | null;
  seenVersion?: number | undefined;
  /** A driver to ask before anyone else, and only if free now: meters and seconds to the pickup, null where unknown. */
  offerTo?: { driverId: string; meters: number | null; seconds: number | null };
}

const OFFER_TIME = `interval '${OFFER_SECONDS} seconds'`;
const offeredTo = ({ offerTo }: Given<Reassign>) => `(${offerTo} ->> 'driverId')::uuid`;

const askFirst = (given: Given<Reassign>) => `asked as (
  insert into ride_offers (ride_id, driver_id, wave, pickup_meters, pickup_seconds, expires_at)
  select id, ${offeredTo(given)}, 0, (${given.offerTo} ->> 'meters')::int, (${given.offerTo} ->> 'seconds')::int, now() + ${OFFER_TIME}
  from changed where ${given.offerTo} is not null
  on conflict (ride_id, driver_id) do update
    set offered_at = now(), expires_at = excluded.expires_at, pickup_meters = excluded.pickup_meters,
      pickup_seconds = excluded.pickup_seconds, left_seconds = null, lapsed = false, ended_at = null
)`;

/** An admin takes a ride from its driver; a named driver is asked first. */
export const REASSIGN = declareChange<Reassign>({
  name: 'reassign_rides',
  event: 'ride.reassigned',
  input: { ...BY_PERSON, heldBy: 'uuid', reason: 'text', seenVersion: 'int', offerTo: 'json' },
  from: ['accepted'],
  update: ({ given, ride }) => {
    const toId = offeredTo(given);
    return {
      guards: [
        `${ride.driverId} = ${given.heldBy}`,
        isAsSeen(ride, given.seenVersion),
        isAskable(toId, ride),
      ],
      set: {
        ...RETURN,
        nextWaveAt: `now() + case when ${toId} is null then interval '0' else ${OFFER_TIME} end`,
        offeredCount: `${ride.offeredCount} + (${toId} is not null and not exists (
          select from ride_offers o where o.ride_id = ${ride.id} and o.driver_id = ${toId}))::int`,
      },
    };
  },
  effects: ({ given, was }) => {
    const toId = offeredTo(given);
    const ifAsked = (value: string) => `case when ${toId} is not null then ${value} end`;
    return {
      by: by('admin', given),
      kept: {
        reason: given.reason,
        offeredTo: `${given.offerTo} -> 'driverId'`,
        driver: fromTo(was.driverId, 'null'),
      },
      offers: [keepAway(was.driverId), endOffers(was.driverId, toId), askFirst(given)],
      facts: {
        ...returnTells('admin', was),
        offers: ifAsked(`json_build_array(${given.offerTo})`),
        offeredAt: ifAsked(millis('now()')),
        expiresAt: ifAsked(millis(`(now() + ${OFFER_TIME})`)),
      },
    };
  },
});

const setStatusTo = (to: 'accepted' | 'picked_up' | 'in_transit' | 'completed') => {
  const from = sourcesOf(to, 'admin');
  const isDriving = to !== 'completed';
  const change = declareChange<AsSeen>({
    name: `set_rides_${to}`,
    event: 'ride.status_set',
    input: AS_SEEN,
    from,
    update: ({ given, ride }) => ({
      guards: [
        ...isSeen(ride, given),
        `${ride.driverId} is not null`,
        ...(isDriving ? [mayGoOnAgain(ride)] : []),
      ],
      // The rider is awaited anew.
      set: { ...arriveAt(to), isNoShow: 'false', ...(to === 'accepted' && dropWaiting(ride)) },
    }),
    effects: ({ given, ride }) => ({
      by: by('admin', given),
      kept: { reason: given.reason },
      ...(isDriving && { offers: [endOwnOffers(ride.driverId)], facts: alsoAsked(ride.driverId) }),
    }),
  });
  return transition(change, { from, to, mover: 'admin' });
};

/** An admin sets a status, forward or back. */
export const SET_STATUS = {
  accepted: setStatusTo('accepted'),
  picked_up: setStatusTo('picked_up'),
  in_transit: setStatusTo('in_transit'),
  completed: setStatusTo('completed'),
} as const;
