import { millis } from '../../core/millis.ts';
import { isAsSeen } from '../reads/as-seen.ts';
import { sqlText, type RideSql } from '../reads/ride-sql.ts';
import type { Mover } from '../rules/ride-state.ts';
import { endOffers, fromTo, keepAway } from './change-parts.ts';
import { declareChange, type Given, type NewValues } from './declare-change.ts';
import { isAskable } from './guards.ts';
import { OFFER_SECONDS } from '../rules/offer-policy.ts';
import { BY_PERSON, by, enterStatus, type OfRide, type ByPerson } from './transition.ts';

/** It happens only while this driver has the ride. */
interface Held extends OfRide {
  heldBy: string;
}

const RETURN = {
  ...enterStatus('requested'),
  driverId: 'null',
  vehicle: 'null',
  autoAccepted: 'false',
  wave: '0',
  nextWaveAt: 'now()',
} satisfies NewValues;

/** The former driver is told, and never asked. */
const returnEffects = (mover: Mover, was: RideSql) => ({
  kept: { driver: fromTo(was.driverId, 'null') },
  offers: [keepAway(was.driverId), endOffers(was.driverId)],
  facts: {
    leftDriverId: was.driverId,
    mover: sqlText(mover),
    ...(mover === 'system' && { bySystem: 'true' }),
  },
});

const releaseBy = (mover: 'driver' | 'admin') =>
  declareChange<Held & ByPerson>({
    name: `release_rides_by_${mover}`,
    event: 'ride.released',
    input: { ...BY_PERSON, heldBy: 'uuid' },
    from: ['accepted'],
    update: ({ given, ride }) => ({ guards: [`${ride.driverId} = ${given.heldBy}`], set: RETURN }),
    effects: ({ given, was }) => ({ by: by(mover, given), ...returnEffects(mover, was) }),
  });

/** Before the rider is on board, the driver gives the ride back, or is barred from driving. */
export const RELEASE = { driver: releaseBy('driver'), admin: releaseBy('admin') } as const;

/** The driver doesn't come: this version of the ride is taken from them. */
export const REPLACE = declareChange<Held & { seenVersion: number }>({
  name: 'replace_drivers',
  event: 'ride.replaced',
  input: { rideId: 'uuid', heldBy: 'uuid', seenVersion: 'int' },
  from: ['accepted'],
  update: ({ given, ride }) => ({
    guards: [`${ride.driverId} = ${given.heldBy}`, `${ride.version} = ${given.seenVersion}`],
    set: RETURN,
  }),
  effects: ({ was }) => ({ by: null, ...returnEffects('system', was) }),
});

interface Reassign extends Held, ByPerson {
  reason: string | null;
  seenVersion?: number | undefined;
  /** Asked before anyone else, if free now. Meters and seconds to the pickup, null where unknown. */
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
      pickup_seconds = excluded.pickup_seconds, left_seconds = null, lapsed = false, unheard = false,
      by_queue = false, ended_at = null
)`;

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
    const { kept, facts } = returnEffects('admin', was);
    return {
      by: by('admin', given),
      kept: { ...kept, reason: given.reason, offeredTo: `${given.offerTo} -> 'driverId'` },
      offers: [keepAway(was.driverId), endOffers(was.driverId, toId), askFirst(given)],
      facts: {
        ...facts,
        offers: ifAsked(`json_build_array(${given.offerTo})`),
        offeredAt: ifAsked(millis('now()')),
        expiresAt: ifAsked(millis(`(now() + ${OFFER_TIME})`)),
      },
    };
  },
});
