import { alsoAsked, endOwnOffer, endOwnOffers, fromTo, OFFERS_END } from './change-parts.ts';
import { isAsSeen } from '../reads/as-seen.ts';
import { isHeldByQueue } from '../reads/open-offers.ts';
import type { RideSql } from '../reads/ride-sql.ts';
import { declareChange, type NewValues } from './declare-change.ts';
import { canComeLocked, hasOtherNext, mayHave } from './guards.ts';
import { BY_PERSON, by, enterStatus, drivenBy, NOT_RESERVED, type ByPerson } from './transition.ts';

interface Accept extends ByPerson {
  /** Only at the price the driver saw, in cents. */
  quotedFareCents?: number | undefined;
  /** By the system, as the driver wishes. */
  isAuto?: boolean | undefined;
  /** Drivers queue somewhere, and a queue's ride is not for others. */
  heedsQueues?: boolean | undefined;
}

const hasDriver = (ride: RideSql, was: RideSql) => ({
  next: `case when ${was.nextDriverId} = ${ride.driverId} then true end`,
  driver: fromTo('null', ride.driverId),
});

/**
 * The driver's other offers end, and the other drivers asked for this ride hear that it is taken. Their offers aren't
 * written, since the ride's status keeps them out.
 */
const leaveOtherRides = (ride: RideSql, ...ends: string[]) => ({
  offers: [endOwnOffers(ride.driverId), ...ends],
  facts: alsoAsked(ride.driverId),
  asked: OFFERS_END,
});

/** Only the driver a ride is reserved for can take it, and until then they take no other. */
const mayTake = (driverId: string, ride: RideSql): string[] => [
  canComeLocked(driverId, ride),
  mayHave(driverId, ride),
  `coalesce(${ride.nextDriverId}, ${driverId}) = ${driverId} and not ${hasOtherNext(driverId, ride)}`,
];

const takenBy = (driverId: string, autoAccepted: string): NewValues => ({
  ...enterStatus('accepted'),
  ...NOT_RESERVED,
  ...drivenBy(driverId),
  autoAccepted,
});

export const ACCEPT = declareChange<Accept>({
  name: 'accept_rides',
  event: 'ride.accepted',
  input: { ...BY_PERSON, quotedFareCents: 'bigint', isAuto: 'boolean', heedsQueues: 'boolean' },
  from: ['requested'],
  // Two accepts of one driver in one statement would not see each other.
  keysOf: ({ actorId }) => [actorId],
  isFrequent: true,
  update: ({ given, ride }) => ({
    guards: [
      `${ride.fareCents} = coalesce(${given.quotedFareCents}, ${ride.fareCents})`,
      ...mayTake(given.actorId, ride),
      `(${given.heedsQueues} is not true or not ${isHeldByQueue(ride.id, given.actorId)})`,
    ],
    set: takenBy(given.actorId, `coalesce(${given.isAuto}, false)`),
  }),
  effects: ({ given, ride, was }) => ({
    by: by('driver', given),
    kept: { auto: given.isAuto, ...hasDriver(ride, was) },
    ...leaveOtherRides(ride),
  }),
});

interface Assign extends ByPerson {
  driverId: string;
  reason: string | null;
  seenVersion?: number | undefined;
}

/**
 * An admin gives a request to a free driver, asked or not. The driver hears of a ride accepted for them, and can give
 * it back.
 */
export const ASSIGN = declareChange<Assign>({
  name: 'assign_rides',
  event: 'ride.assigned',
  input: { ...BY_PERSON, driverId: 'uuid', reason: 'text', seenVersion: 'int' },
  from: ['requested'],
  keysOf: ({ driverId }) => [driverId],
  update: ({ given, ride }) => ({
    guards: [isAsSeen(ride, given.seenVersion), ...mayTake(given.driverId, ride)],
    set: takenBy(given.driverId, 'true'),
  }),
  effects: ({ given, ride, was }) => ({
    by: by('admin', given),
    kept: { reason: given.reason, ...hasDriver(ride, was) },
    ...leaveOtherRides(ride, endOwnOffer(ride)),
  }),
});
