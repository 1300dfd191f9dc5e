import { alsoAsked, endOwnOffers, fromTo } from './change-parts.ts';
import { declareChange } from './declare-change.ts';
import { canComeLocked, hasOtherNext, mayHave } from './guards.ts';
import { BY_PERSON, by, arriveAt, NOT_RESERVED, transition, type ByPerson } from './transition.ts';

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
