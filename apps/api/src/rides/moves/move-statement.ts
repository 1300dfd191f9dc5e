import { millis } from '../../core/millis.ts';
import {
  alsoAsked,
  askedInside,
  describeChanges,
  endOffers,
  endOwnOffers,
  findAsked,
  logChanges,
  standingOffers,
  tellAskedApart,
} from './change-ctes.ts';
import { isMovable, offeredTo } from './move-guards.ts';
import { MOVE_TYPES, writeMoveSql, type MoveSql } from './move.ts';
import { OFFER_SECONDS } from './offer-queries.ts';

const OFFER_TIME = `interval '${OFFER_SECONDS} seconds'`;

/** What the event, and what others are told, say of the move itself. */
const SAID = ['n', 'event', 'mover', 'actorId', 'ipAddress', 'reason', 'isAuto', 'offerTo'] as const;

/** A ride that leaves its driver is kept away from them by the same statement: at no moment could they be asked for it. */
const KEPT_AWAY = `kept_away as (
  insert into ride_offers (ride_id, driver_id, wave, expires_at, declined_at)
  select id, left_driver_id, 0, now(), now() from moved where status = 'requested' and left_driver_id is not null
  on conflict (ride_id, driver_id) do update set declined_at = now()
)`;

const ASKED = `asked as (
  insert into ride_offers (ride_id, driver_id, wave, pickup_meters, pickup_seconds, expires_at)
  select id, ${offeredTo('"offerTo"')}, 0, ("offerTo" ->> 'meters')::int, ("offerTo" ->> 'seconds')::int, now() + ${OFFER_TIME}
  from moved where "offerTo" is not null
  on conflict (ride_id, driver_id) do update
    set offered_at = now(), expires_at = excluded.expires_at, pickup_meters = excluded.pickup_meters,
      pickup_seconds = excluded.pickup_seconds, left_seconds = null, lapsed = false, ended_at = null
)`;

const RETURNED = endOffers('moved', `moved.status = 'requested'`, [
  'moved.left_driver_id',
  offeredTo('moved."offerTo"'),
]);
const OWN_ENDED = endOwnOffers(
  'moved',
  'moved.driver_id',
  `moved.event in ('ride.accepted', 'ride.status_set') and moved.status in ('accepted', 'picked_up', 'in_transit')`,
);

const ENDED = findAsked('ended', 'moved', ['status', 'canceled_by'], `moved.from_status = 'requested'`);
const TELL_APART = tellAskedApart(
  'ended',
  'offers.ended',
  ` 'status', ended.status, 'canceledBy', ended.canceled_by,`,
);

const ended = (how: 'inside' | 'apart') =>
  how === 'apart' ? askedInside('ended', 'moved') : `to_json(${standingOffers('moved')})`;

const OFFERS = `
    'offers', case when moved."offerTo" is not null then json_build_array(moved."offerTo") end,
    'offeredAt', case when moved."offerTo" is not null then ${millis('now()')} end,
    'expiresAt', case when moved."offerTo" is not null then ${millis(`(now() + ${OFFER_TIME})`)} end,`;

const BY_SYSTEM = `
    'bySystem', case when moved.mover = 'system' then true end,`;

/** A request may have been reserved; whoever it was for takes it, or hears that it is gone. */
const NOT_RESERVED = ' next_driver_id = null, next_pickup_at = null, next_until = null,';
const WAS_RESERVED = `
    case when old.next_driver_id = new.driver_id then true end as was_reserved,`;

interface Source {
  w: MoveSql;
  /** A CTE that has them, how the update reads it, and what else finds the rides. */
  wanted: string;
  from: string;
  where: string;
  /**
   * Offers that end are told beside the ride, or where they may be too many for one notification, apart; null where none can
   * end.
   */
  tellEnded: 'inside' | 'apart' | null;
  /** What else such moves may do: give a driver the ride, take it from its driver, ask another one. */
  mayTake: boolean;
  mayLeave: boolean;
  mayAsk: boolean;
  /** What the event keeps: names and values in turn. */
  kept: string[];
}

/** What the event keeps of a move, where there is anything. */
export const KEPT = {
  reason: `'reason', moved.reason`,
  auto: `'auto', moved."isAuto"`,
  next: `'next', moved.was_reserved`,
  offeredTo: `'offeredTo', moved."offerTo" -> 'driverId'`,
  driver: `'driver', case when moved.left_driver_id is not null or moved.came_driver_id is not null then
        jsonb_build_object('from', moved.left_driver_id, 'to', moved.came_driver_id) end`,
};

/**
 * The statement that moves rides: the change, its event row and its notification commit together or not at all. What is known
 * of a move as it is written is a literal: PostgreSQL plans only what can still happen.
 */
export function writeMoveStatement(source: Source): string {
  const { w, wanted, from, where, tellEnded, mayTake, mayLeave, mayAsk, kept } = source;
  const besides = [
    ...(mayTake ? [OWN_ENDED] : []),
    ...(mayLeave ? [KEPT_AWAY, RETURNED] : []),
    ...(mayAsk ? [ASKED] : []),
    ...(tellEnded === 'apart' ? [ENDED] : []),
  ];
  return `
with ${wanted}moved as (
  update rides r set
    status = ${w.to}, version = r.version + 1, updated_at = now(),
    driver_id = case when ${w.event} = 'ride.accepted' then ${w.actorId} when ${w.to} <> 'requested' then r.driver_id end,
    auto_accepted = case when ${w.event} = 'ride.accepted' then coalesce(${w.isAuto}, false) else ${w.to} <> 'requested' and r.auto_accepted end,
    accepted_at = case when ${w.to} = 'accepted' then now() when ${w.to} <> 'requested' then r.accepted_at end,
    picked_up_at = case when ${w.to} = 'picked_up' then now() when ${w.to} not in ('requested', 'accepted') then r.picked_up_at end,
    in_transit_at = case when ${w.to} = 'in_transit' then now() when ${w.to} in ('completed', 'canceled') then r.in_transit_at end,
    completed_at = case when ${w.to} = 'completed' then now() end,
    canceled_at = case when ${w.to} = 'canceled' then now() end,
    canceled_by = ${w.canceledBy},
    cancel_reason = case when ${w.to} = 'canceled' then ${w.reason} end,
    wave = case when ${w.to} = 'requested' then 0 else r.wave end,
    next_wave_at = case when ${w.to} = 'requested' then now() + case when ${w.offerTo} is null then interval '0' else ${OFFER_TIME} end end,
    approach_at = case when ${w.to} = 'accepted' then now() end, approach_meters = null, approach_seconds = null,
    asked_until = null, assurances = 0,${tellEnded ? NOT_RESERVED : ''}
    offered_count = r.offered_count + (${w.offerTo} is not null
      and not exists (select from ride_offers o where o.ride_id = r.id and o.driver_id = ${offeredTo(w.offerTo)}))::int
  ${from}
  where r.id = ${w.rideId} and ${where} ${isMovable(w)}
  returning new.*, ${SAID.map((field) => `${w[field]} as "${field}"`).join(', ')}, old.status as from_status,
    nullif(${tellEnded ? 'coalesce(old.driver_id, old.next_driver_id)' : 'old.driver_id'}, new.driver_id) as left_driver_id,${tellEnded ? WAS_RESERVED : ''} nullif(new.driver_id, old.driver_id) as came_driver_id
), ${logChanges({
    ride: 'moved',
    type: 'moved.event',
    fromStatus: 'moved.from_status',
    by: {
      id: 'moved."actorId"',
      role: `nullif(moved.mover, 'system')::role`,
      ipAddress: 'moved."ipAddress"',
    },
    data:
      kept.length > 0
        ? `nullif(jsonb_strip_nulls(jsonb_build_object(${kept.join(', ')})), '{}')`
        : 'null::jsonb',
  })}${besides.map((part) => `, ${part}`).join('')}, ${describeChanges({
    ride: 'moved',
    event: 'moved.event',
    facts: `${mayAsk ? `${OFFERS}${BY_SYSTEM}` : ''}${tellEnded ? ` 'asked', ${ended(tellEnded)},` : ''}${mayLeave ? ` 'mover', case when moved.left_driver_id is not null then moved.mover end,` : ''}${mayTake ? ` ${alsoAsked('moved.driver_id')},` : ''} 'leftDriverId', moved.left_driver_id`,
    ...(tellEnded === 'apart' && { more: TELL_APART }),
  })}`;
}

/**
 * For any number of moves of any kind. The ids come a second time as an array: from it the planner knows that a batch is small
 * and finds the rides by index. It takes them in the order of their ids, as everywhere: so two processes hardly ever wait for
 * each other in a circle, and where they do, each move is repeated alone.
 */
export const MOVE_RIDES = {
  name: 'move_rides',
  text: writeMoveStatement({
    w: writeMoveSql((field) => `w."${field}"`),
    wanted: `wanted as (
  select * from json_to_recordset($1::json) as w(${Object.entries(MOVE_TYPES)
    .map(([field, type]) => `"${field}" ${type}`)
    .join(', ')})
  order by "rideId"
), `,
    from: 'from wanted w',
    where: 'r.id = any ($2::uuid[]) and',
    tellEnded: 'apart',
    mayTake: true,
    mayLeave: true,
    mayAsk: true,
    kept: Object.values(KEPT),
  }),
};
