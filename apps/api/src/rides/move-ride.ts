import type { CanceledBy, RideEventType, RideStatus } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { MicroBatch } from '../core/micro-batch.ts';
import { OFFER_SECONDS } from './offer-queries.ts';
import { IS_AS_SEEN } from './as-seen.ts';
import { askedInside, findAsked, logChanges, tellAskedApart, describeChanges } from './change-ctes.ts';
import { commitRides, isRefusal, type Publisher } from './commit-rides.ts';
import { isAvoided } from '../wishes/avoided-pair.ts';
import { millis } from '../core/millis.ts';
import type { RideImage } from '../live/images.ts';
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
  /** An accept by the system, for a driver who wants that. */
  isAuto?: boolean | undefined;
  /** To be asked before anybody else, and only if free now; the distance in meters, null where it is not known. */
  offerTo?: { driverId: string; meters: number | null; seconds: number | null };
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
    "isAuto" boolean, "offerTo" json)
  order by "rideId"
), moved as (
  update rides r set
    status = w."to", version = r.version + 1, updated_at = now(),
    driver_id = case when w.event = 'ride.accepted' then w."actorId" when w."to" <> 'requested' then r.driver_id end,
    auto_accepted = case when w.event = 'ride.accepted' then coalesce(w."isAuto", false) else w."to" <> 'requested' and r.auto_accepted end,
    accepted_at = case when w."to" = 'accepted' then now() when w."to" <> 'requested' then r.accepted_at end,
    picked_up_at = case when w."to" = 'picked_up' then now() when w."to" not in ('requested', 'accepted') then r.picked_up_at end,
    in_transit_at = case when w."to" = 'in_transit' then now() when w."to" in ('completed', 'canceled') then r.in_transit_at end,
    completed_at = case when w."to" = 'completed' then now() end,
    canceled_at = case when w."to" = 'canceled' then now() end,
    canceled_by = w."canceledBy",
    cancel_reason = case when w."to" = 'canceled' then w.reason end,
    wave = case when w."to" = 'requested' then 0 else r.wave end,
    next_wave_at = case when w."to" = 'requested' then now() + case when w."offerTo" is null then interval '0' else ${OFFER_TIME} end end,
 approach_at = case when w."to" = 'accepted' then now() end, approach_meters = null, approach_seconds = null,
    asked_until = null, assurances = 0,
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
        and not ${isAvoided('r.rider_id', 'w."actorId"')}
      when w.mover = 'driver' then r.driver_id = w."actorId"
      when w.mover = 'rider' then r.rider_id = w."actorId"
      when w.event = 'ride.replaced' then r.driver_id = w."heldBy" and r.version = w."seenVersion"
      when w."to" = 'requested' then r.driver_id = w."heldBy" and (w."offerTo" is null or (
        r.driver_id <> ${OFFER_TO}
        and (select d.available from drivers d where d.id = ${OFFER_TO})
        and not exists (select from ride_offers o where o.ride_id = r.id and o.driver_id = ${OFFER_TO} and o.declined_at is not null)
        and not exists (select from rides o where o.driver_id = ${OFFER_TO} and o.status in ('accepted', 'picked_up', 'in_transit'))
        and not ${isAvoided('r.rider_id', OFFER_TO)}))
      when w."to" = 'canceled' then true
      else r.driver_id is not null
    end
    and (w."to" not in ('accepted', 'picked_up', 'in_transit') or r.status not in ('completed', 'canceled') or not exists (
      select from rides o where o.id <> r.id and (
        (o.driver_id = r.driver_id and o.status in ('accepted', 'picked_up', 'in_transit'))
        or (o.rider_id = r.rider_id and o.status in ('requested', 'accepted', 'picked_up', 'in_transit')))))
  returning new.*, w.n, w.event, w.mover, w."actorId", w."ipAddress", w.reason, w."isAuto", w."offerTo", old.status as from_status,
    nullif(old.driver_id, new.driver_id) as left_driver_id, nullif(new.driver_id, old.driver_id) as came_driver_id
), ${logChanges({
    ride: 'moved',
    type: 'moved.event',
    fromStatus: 'moved.from_status',
    by: {
      id: 'moved."actorId"',
      role: `nullif(moved.mover, 'system')::role`,
      ipAddress: 'moved."ipAddress"',
    },
    data: `nullif(jsonb_strip_nulls(jsonb_build_object('reason', moved.reason, 'auto', moved."isAuto", 'offeredTo', moved."offerTo" -> 'driverId',
      'driver', case when moved.left_driver_id is not null or moved.came_driver_id is not null then
        jsonb_build_object('from', moved.left_driver_id, 'to', moved.came_driver_id) end)), '{}')`,
  })}, kept_away as (
  insert into ride_offers (ride_id, driver_id, wave, expires_at, declined_at)
  select id, left_driver_id, 0, now(), now() from moved where status = 'requested' and left_driver_id is not null
  on conflict (ride_id, driver_id) do update set declined_at = now()
), asked as (
  insert into ride_offers (ride_id, driver_id, wave, pickup_meters, pickup_seconds, expires_at)
  select w.id, ${OFFER_TO}, 0, (w."offerTo" ->> 'meters')::int, (w."offerTo" ->> 'seconds')::int, now() + ${OFFER_TIME} from moved w where w."offerTo" is not null
  on conflict (ride_id, driver_id) do update
    set offered_at = now(), expires_at = excluded.expires_at, pickup_meters = excluded.pickup_meters,
      pickup_seconds = excluded.pickup_seconds, lapsed = false
), ${findAsked('ended', 'moved', ['status', 'canceled_by'], `moved.from_status = 'requested'`)}, ${describeChanges(
    {
      ride: 'moved',
      event: 'moved.event',
      facts: `'leftDriverId', moved.left_driver_id, 'asked', ${askedInside('ended', 'moved')},
    'offers', case when moved."offerTo" is not null then json_build_array(moved."offerTo") end,
    'offeredAt', case when moved."offerTo" is not null then ${millis('now()')} end,
    'expiresAt', case when moved."offerTo" is not null then ${millis(`(now() + ${OFFER_TIME})`)} end`,
      more: tellAskedApart(
        'ended',
        'offers.ended',
        ` 'status', ended.status, 'canceledBy', ended.canceled_by,`,
      ),
    },
  )}`,
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
