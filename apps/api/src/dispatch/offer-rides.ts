import { DRIVING_STATUSES } from '@ridewire/contracts';
import { millis } from '../core/millis.ts';
import { servesType } from '../drivers/serves-type.ts';
import { CHANGED, describeChanges, jsonObject, logChanges } from '../rides/changes/change-parts.ts';
import type { RideChange } from '../rides/changes/ride-change.ts';
import { OFFER_SECONDS } from '../rides/rules/offer-policy.ts';
import { isByQueue } from '../rides/reads/open-offers.ts';
import { sqlList } from '@ridewire/db/sql-list';
import { isAvoided } from '../wishes/avoided-pair.ts';
import type { ChoiceNote } from './describe-choice.ts';
import type { RankedCandidate } from './rank-candidates.ts';
import { IGNORED_REST_SECONDS } from './waiting-queries.ts';

export interface NewOffers {
  rideId: string;
  offers: (Pick<RankedCandidate, 'driverId' | 'meters' | 'seconds'> &
    Partial<Pick<RankedCandidate, 'leftSeconds'>>)[];
  /**
   * Offers are made only while the ride is in this wave, so that two processes never make the same next one. Null for
   * a driver who just became free.
   */
  onlyIfWave: number | null;
  /** Only for a planned wave, with the time until the next one. */
  wave?: number;
  nextWaveSeconds?: number;
  why?: ChoiceNote;
}

const OFFERED = 'changed where exists (select from put where ride_id = changed.id)';

const TEXT = `
with wanted as (
  select * from json_to_recordset($1::json) as w(
    n int, "rideId" uuid, "onlyIfWave" int, wave int, "nextWaveSeconds" float8, why json, offers json)
), waiting as materialized (
  select r.id, r.rider_id, r.type, w.n, w."onlyIfWave", w.wave, w."nextWaveSeconds", w.why, w.offers from rides r join wanted w on w."rideId" = r.id
  where r.status = 'requested' and r.next_driver_id is null and r.deleted_at is null and (w."onlyIfWave" is null or r.wave = w."onlyIfWave")
  order by r.id for no key update of r
), put as (
  insert into ride_offers as offer (ride_id, driver_id, wave, pickup_meters, pickup_seconds, left_seconds, expires_at, by_queue)
  select w.id, o."driverId", coalesce(w.wave, 0), o.meters, round(o.seconds)::int, round(o."leftSeconds")::int, now() + interval '${OFFER_SECONDS} seconds', ${isByQueue('w.why')}
  from waiting w cross join lateral json_to_recordset(w.offers) as o("driverId" uuid, meters int, seconds float8, "leftSeconds" float8)
  where exists (select from drivers d where d.id = o."driverId" and d.available and d.silent_since is null and d.paused_since is null
      and ${servesType('d', 'w.type')} for key share skip locked)
    and not exists (select from rides a where a.driver_id = o."driverId" and a.status in ${sqlList(DRIVING_STATUSES)}
      and (o."leftSeconds" is null or a.status <> 'in_transit'))
    and not exists (select from rides a where a.next_driver_id = o."driverId")
    and not ${isAvoided('w.rider_id', 'o."driverId"')}
  on conflict (ride_id, driver_id) do update
    set offered_at = now(), expires_at = excluded.expires_at, pickup_meters = excluded.pickup_meters,
      pickup_seconds = excluded.pickup_seconds, left_seconds = excluded.left_seconds, lapsed = false, unheard = false,
      by_queue = excluded.by_queue, ended_at = null
    where offer.declined_at is null and not (offer.lapsed and offer.expires_at > now() - interval '${IGNORED_REST_SECONDS} seconds')
  returning ride_id, driver_id, pickup_meters, pickup_seconds, left_seconds, (old.ride_id is null) as fresh
), changed as (
  update rides r set
    wave = coalesce(w.wave, r.wave),
    -- If none of them could be asked after all, others are at once.
    next_wave_at = case when w."nextWaveSeconds" is null then r.next_wave_at
      when json_array_length(w.offers) > 0 and not exists (select from put where ride_id = r.id) then now()
      else now() + w."nextWaveSeconds" * interval '1 second' end,
    offered_count = r.offered_count + (select count(*) from put where ride_id = r.id and fresh),
    version = r.version + (exists (select from put where ride_id = r.id))::int,
    updated_at = now()
  from waiting w where r.id = w.id
  returning new.*, w.n, w.why, case when w."onlyIfWave" = 0 and w.wave = 1 then (w.offers -> 0 ->> 'driverId')::uuid end as matched_driver_id
), ${logChanges({
  from: OFFERED,
  event: 'ride.offered',
  fromStatus: CHANGED.status,
  by: null,
  kept: jsonObject({ wave: CHANGED.wave, offered: CHANGED.offeredCount, why: 'changed.why' }),
})}, ${describeChanges({
  from: OFFERED,
  event: 'ride.offered',
  facts: {
    offers: `(select json_agg(${jsonObject({
      driverId: 'driver_id',
      meters: 'pickup_meters',
      seconds: 'pickup_seconds',
      leftSeconds: 'left_seconds',
    })}) from put where ride_id = changed.id)`,
    matchedDriverId: `(select driver_id from put where ride_id = changed.id and driver_id = matched_driver_id and left_seconds is null)`,
    offeredAt: millis('now()'),
    expiresAt: `${millis('now()')} + ${OFFER_SECONDS * 1_000}`,
  },
})}`;

/**
 * Offers, the ride's count of asked drivers, its event and notification in one statement. A ride taken since gets
 * none. A driver who declined, is kept apart from the rider or can't serve it is never asked; one who is asked again
 * gets new time to think, after a rest if they let the last offer run out.
 * Rides are locked in the order of their ids, so that two processes never wait for each other in a circle. A driver
 * going offline or on a break at this moment isn't waited for, and isn't asked: the offer could reach their screen
 * after the news that ended all others.
 */
export const OFFER: RideChange<NewOffers> = {
  keysOf: ({ rideId }) => [rideId],
  together: {
    name: 'offer_rides',
    text: TEXT,
    values: (rides) => [JSON.stringify(rides.map((ride, n) => ({ ...ride, n })))],
  },
};
