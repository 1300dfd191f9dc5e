import { TELL_MESSAGES } from '../../live/outbox.ts';
import { rideImage } from '../reads/ride-image.ts';
import { isOpenOffer } from '../reads/open-offers.ts';
import { ASKED_APART, ASKED_INSIDE } from './asked-shares.ts';
import { rideSql, sqlText } from '../reads/ride-sql.ts';

// The common parts of statements that change rides. All arguments are SQL.

/** The CTE of rides after the change, with all columns, and `n`, the position of the input. */
export const CHANGED = rideSql('changed');

export type Facts = Readonly<Record<string, string>>;

const pairs = (facts: Facts): string =>
  Object.entries(facts)
    .map(([name, value]) => `${sqlText(name)}, ${value}`)
    .join(', ');

export const jsonObject = (facts: Facts): string => `json_build_object(${pairs(facts)})`;

/** The facts an event keeps: null where there are none. */
export const keptFacts = (facts: Facts): string =>
  Object.keys(facts).length > 0
    ? `nullif(jsonb_strip_nulls(jsonb_build_object(${pairs(facts)})), '{}')`
    : 'null::jsonb';

export const fromTo = (from: string, to: string): string => jsonObject({ from, to });

export interface By {
  id: string;
  role: string;
  ipAddress: string;
}

/** CTE `logged`: an event for each changed ride. */
export const logChanges = ({
  from = 'changed',
  event,
  fromStatus,
  by,
  kept,
}: {
  /** Selects some of them, if not all. */
  from?: string;
  event: string;
  fromStatus: string;
  /** Null for the system. */
  by: By | null;
  kept: string;
}): string => `logged as (
  insert into ride_events (ride_id, version, type, from_status, to_status, actor_id, actor_role, ip_address, data)
  select ${CHANGED.id}, ${CHANGED.version}, ${sqlText(event)}, ${fromStatus}, ${CHANGED.status},
    ${by ? `${by.id}, ${by.role}, ${by.ipAddress}` : 'null, null, null'}, ${kept}
  from ${from}
)`;

const STILL_ASKED = `array(select driver_id from ride_offers where ride_id = ${CHANGED.id} and ${isOpenOffer()})`;

/**
 * Ends the offers that match `where`, locked in the order of their keys, so that no two statements wait in a circle.
 */
const endFound = (where: string): string => `
  update ride_offers e set ended_at = now() from (
    select o.ride_id, o.driver_id from changed join ride_offers o on ${where}
    order by o.ride_id, o.driver_id for update of o
  ) found
  where e.ride_id = found.ride_id and e.driver_id = found.driver_id`;

/**
 * CTE: offers from before a ride had a driver end with its return, even those that ran out. Until then its status keeps
 * everyone out, so an accept, the most frequent change, writes to no offer of its ride.
 * @param but drivers whose row the statement writes itself
 */
export const endOffers = (...but: readonly string[]): string => `ended_offers as (${endFound(
  `o.ride_id = ${CHANGED.id} and o.declined_at is null and not o.lapsed
    and ${but.map((driverId) => `o.driver_id is distinct from ${driverId}`).join(' and ')}`,
)}
)`;

/** CTE: a driver who takes a ride loses their other offers. Once free, they are asked again. */
export const endOwnOffers = (driverId: string): string => `own_ended as (${endFound(
  `o.driver_id = ${driverId} and o.ride_id <> ${CHANGED.id} and ${isOpenOffer('o')}`,
)}
  returning e.ride_id, e.driver_id
)`;

/** CTE: the offer of a driver who got the ride without answering it ends. */
export const endOwnOffer = (ride: { id: string; driverId: string }): string => `offer_ended as (${endFound(
  `o.ride_id = ${ride.id} and o.driver_id = ${ride.driverId} and ${isOpenOffer('o')}`,
)}
)`;

/** The rides of the offers that endOwnOffers ended. */
export const alsoAsked = (driverId: string): Facts => ({
  alsoAsked: `(select json_agg(ride_id) from own_ended where driver_id = ${driverId})`,
});

/** CTE: keeps a ride away from the driver it leaves, in the same statement, so that they are never asked for it. */
export const keepAway = (driverId: string): string => `kept_away as (
  insert into ride_offers (ride_id, driver_id, wave, expires_at, declined_at)
  select id, ${driverId}, 0, now(), now() from changed
  on conflict (ride_id, driver_id) do update set declined_at = now()
)`;

/** What drivers with an open offer are told: the event, and of which rides. */
export interface AskedHear {
  event: 'offers.ended' | 'offers.changed';
  facts?: Facts;
  where?: string;
}

/** The ride is taken or over. */
export const OFFERS_END = {
  event: 'offers.ended',
  facts: { status: CHANGED.status, canceledBy: CHANGED.canceledBy },
} as const satisfies AskedHear;

/** All of them, next to the ride. If they may not fit one notification, use `tellAsked`. */
export const ALL_ASKED: Facts = { asked: `to_json(${STILL_ASKED})` };

/** Names as many drivers as fit next to the ride, the others in separate messages. */
export const tellAsked = ({ event, facts = {}, where = 'true' }: AskedHear) => ({
  cte: `told as materialized (select changed.*, ${STILL_ASKED} as drivers from changed where ${where})`,
  facts: { asked: `(select to_json(told.drivers[1:${ASKED_INSIDE}]) from told where told.n = changed.n)` },
  more: `
  select changed.n, ${jsonObject({
    event: sqlText(event),
    rideId: CHANGED.id,
    version: CHANGED.version,
    ...facts,
    driverIds: `to_json(changed.drivers[i + 1:i + ${ASKED_APART}])`,
  })}::text
  from told changed cross join generate_series(${ASKED_INSIDE}, cardinality(changed.drivers) - 1, ${ASKED_APART}) i`,
});

/** CTE `messages`, and the end that sends and returns them. With NATS, `keepInstead` replaces it by the outbox. */
export const describeChanges = ({
  from = 'changed',
  event,
  facts,
  more = [],
}: {
  from?: string;
  event: string;
  facts: Facts;
  more?: readonly string[];
}): string => `messages as materialized (
  select changed.n, ${jsonObject({ event: sqlText(event), ride: rideImage('changed'), ...facts })}::text as payload
  from ${from}${more.map((rows) => `\n  union all${rows}`).join('')}
)${TELL_MESSAGES}`;
