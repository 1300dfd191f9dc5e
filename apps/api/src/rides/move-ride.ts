import type { CanceledBy, RideEventType, RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { MicroBatch } from '../core/micro-batch.ts';
import { OFFER_SECONDS } from '../dispatch/plan-wave.ts';
import { CHANNEL } from '../realtime/server-events.ts';
import { IS_AS_SEEN } from './as-seen.ts';
import { ASKED_APART, ASKED_INSIDE } from './asked-shares.ts';
import { commitRides, isRefusal, type Publisher } from './commit-rides.ts';
import { millis, RIDE_IMAGE, type RideImage } from './ride-image.ts';
import type { Mover } from './ride-state.ts';

/** One transition of one ride. */
export interface Move {
  rideId: string;
  event: RideEventType;
  /** It happens only from one of these. */
  from: RideStatus[];
  to: RideStatus;
  mover: Mover;
  /** Null for the system. */
  actorId: string | null;
  /** Where the actor called from, where that is known. */
  ipAddress?: string | null | undefined;
  canceledBy: CanceledBy | null;
  reason: string | null;
  /** It happens only while this driver has the ride; for who takes it from them. */
  heldBy?: string;
  /** It happens only to this version of the ride, and to one that differs only in whom it was offered to. */
  seenVersion?: number | undefined;
  /** An accept happens only at the price that the driver saw. */
  quotedFareCents?: number | undefined;
  /** To be asked before anybody else, and only if free now; the distance in meters, null where it is not known. */
  offerTo?: { driverId: string; meters: number | null };
}

/** Makes the move and returns the ride after it; undefined when the database refused it. */
export type RideMover = (move: Move) => Promise<RideImage | undefined>;

const OFFER_TO = `(w."offerTo" ->> 'driverId')::uuid`;
const OFFER_TIME = `interval '${OFFER_SECONDS} seconds'`;

/**
 * One statement for any number of moves: the change, its event row and its notification commit together or not at all.
 * `driver` and `rider` guards stand in the statement itself, so a lost race simply changes nothing. An accept locks its
 * driver's row: whoever suspends or blocks that driver waits for it, or it for them, and reads what they left. What the partial
 * unique indexes would refuse is asked beforehand, so that one refused move doesn't fail the others; where two processes
 * still collide, each move is repeated alone, and then sees who was first.
 *
 * A refunded ride stays completed: as any other it would have no receipt, and the refund would be told of nowhere.
 *
 * A ride that leaves its driver is kept away from them by the same statement: at no moment could they be asked for it.
 *
 * The ids come a second time as an array: from it the planner knows that a batch is small and finds the rides by index. It
 * takes them in the order of their ids, as everywhere: so two processes hardly ever wait for each other in a circle, and where
 * they do, each move is repeated alone.
 */
const MOVE_RIDES = {
  name: 'move_rides',
  text: `
with wanted as (
  select * from json_to_recordset($1::json) as w(
    n int, "rideId" uuid, event text, "from" ride_status[], "to" ride_status, mover text, "actorId" uuid,
    "ipAddress" text, "canceledBy" canceled_by, reason text, "heldBy" uuid, "seenVersion" int, "quotedFareCents" bigint,
    "offerTo" json)
  order by "rideId"
), moved as (
  update rides r set
    status = w."to", version = r.version + 1, updated_at = now(),
    driver_id = case when w.event = 'ride.accepted' then w."actorId" when w."to" <> 'requested' then r.driver_id end,
    accepted_at = case when w."to" = 'accepted' then now() when w."to" <> 'requested' then r.accepted_at end,
    picked_up_at = case when w."to" = 'picked_up' then now() when w."to" not in ('requested', 'accepted') then r.picked_up_at end,
    in_transit_at = case when w."to" = 'in_transit' then now() when w."to" in ('completed', 'canceled') then r.in_transit_at end,
    completed_at = case when w."to" = 'completed' then now() end,
    canceled_at = case when w."to" = 'canceled' then now() end,
    canceled_by = w."canceledBy",
    cancel_reason = case when w."to" = 'canceled' then w.reason end,
    wave = case when w."to" = 'requested' then 0 else r.wave end,
    next_wave_at = case when w."to" = 'requested' then now() + case when w."offerTo" is null then interval '0' else ${OFFER_TIME} end end,
    offered_count = r.offered_count + (w."offerTo" is not null
      and not exists (select from ride_offers o where o.ride_id = r.id and o.driver_id = ${OFFER_TO}))::int
  from wanted w
  where r.id = w."rideId" and r.id = any ($2::uuid[]) and r.status = any (w."from") and r.deleted_at is null
    and ${IS_AS_SEEN}
    and (r.status <> 'completed' or r.refunded_cents = 0)
    and case
      when w.event = 'ride.accepted' then
        r.fare_cents = coalesce(w."quotedFareCents", r.fare_cents)
        and (select d.available from drivers d where d.id = w."actorId" for key share)
        and not exists (select from ride_offers o where o.ride_id = r.id and o.driver_id = w."actorId" and o.declined_at is not null)
        and not exists (select from rides o where o.driver_id = w."actorId" and o.status in ('accepted', 'picked_up', 'in_transit'))
      when w.mover = 'driver' then r.driver_id = w."actorId"
      when w.mover = 'rider' then r.rider_id = w."actorId"
      when w."to" = 'requested' then r.driver_id = w."heldBy" and (w."offerTo" is null or (
        r.driver_id <> ${OFFER_TO}
        and (select d.available from drivers d where d.id = ${OFFER_TO})
        and not exists (select from ride_offers o where o.ride_id = r.id and o.driver_id = ${OFFER_TO} and o.declined_at is not null)
        and not exists (select from rides o where o.driver_id = ${OFFER_TO} and o.status in ('accepted', 'picked_up', 'in_transit'))))
      when w."to" = 'canceled' then true
      else r.driver_id is not null
    end
    and (w."to" not in ('accepted', 'picked_up', 'in_transit') or r.status not in ('completed', 'canceled') or not exists (
      select from rides o where o.id <> r.id and (
        (o.driver_id = r.driver_id and o.status in ('accepted', 'picked_up', 'in_transit'))
        or (o.rider_id = r.rider_id and o.status in ('requested', 'accepted', 'picked_up', 'in_transit')))))
  returning new.*, w.n, w.event, w.mover, w."actorId", w."ipAddress", w.reason, w."offerTo", old.status as from_status,
    nullif(old.driver_id, new.driver_id) as left_driver_id, nullif(new.driver_id, old.driver_id) as came_driver_id
), logged as (
  insert into ride_events (ride_id, version, type, from_status, to_status, actor_id, actor_role, ip_address, data)
  select id, version, event, from_status, status, "actorId", nullif(mover, 'system')::role, "ipAddress",
    nullif(jsonb_strip_nulls(jsonb_build_object('reason', reason, 'offeredTo', "offerTo" -> 'driverId',
      'driver', case when left_driver_id is not null or came_driver_id is not null then
        jsonb_build_object('from', left_driver_id, 'to', came_driver_id) end)), '{}')
  from moved
), kept_away as (
  insert into ride_offers (ride_id, driver_id, wave, expires_at, declined_at)
  select id, left_driver_id, 0, now(), now() from moved where status = 'requested' and left_driver_id is not null
  on conflict (ride_id, driver_id) do update set declined_at = now()
), asked as (
  insert into ride_offers (ride_id, driver_id, wave, pickup_meters, expires_at)
  select w.id, ${OFFER_TO}, 0, (w."offerTo" ->> 'meters')::int, now() + ${OFFER_TIME} from moved w where w."offerTo" is not null
  on conflict (ride_id, driver_id) do update
    set offered_at = now(), expires_at = excluded.expires_at, pickup_meters = excluded.pickup_meters, lapsed = false
), ended as materialized (
  select r.n, r.id, r.version, r.status, r.canceled_by, array(
    select driver_id from ride_offers where ride_id = r.id and declined_at is null and expires_at > now()) as drivers
  from moved r where r.from_status = 'requested'
), messages as materialized (
  select r.n, json_build_object(
    'event', r.event, 'ride', ${RIDE_IMAGE}, 'leftDriverId', r.left_driver_id,
    'asked', (select to_json(e.drivers[1:${ASKED_INSIDE}]) from ended e where e.n = r.n),
    'offers', case when r."offerTo" is not null then json_build_array(r."offerTo") end,
    'offeredAt', case when r."offerTo" is not null then ${millis('now()')} end,
    'expiresAt', case when r."offerTo" is not null then ${millis(`(now() + ${OFFER_TIME})`)} end)::text as payload
  from moved r
  union all
  select e.n, json_build_object(
    'event', 'offers.ended', 'rideId', e.id, 'version', e.version, 'status', e.status, 'canceledBy', e.canceled_by,
    'driverIds', to_json(e.drivers[i + 1:i + ${ASKED_APART}]))::text
  from ended e cross join generate_series(${ASKED_INSIDE}, cardinality(e.drivers) - 1, ${ASKED_APART}) i
)
select n, payload, pg_notify('${CHANNEL}', payload) as notified from messages`,
};

/** Transitions that arrive while a commit is under way go into the next statement together. */
export function createRideMover(db: Db, publisher: Publisher): RideMover {
  const batch = new MicroBatch<Move, RideImage | undefined>(
    (moves) =>
      commitRides(
        db,
        publisher,
        MOVE_RIDES,
        moves,
        moves.map((move) => move.rideId),
      ),
    // An accept also needs its driver to itself: two accepts of one driver in one statement would not see each other.
    (move) => (move.actorId && move.event === 'ride.accepted' ? [move.rideId, move.actorId] : [move.rideId]),
    isRefusal,
  );
  return (move) => batch.add(move);
}
