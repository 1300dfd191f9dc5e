import { CHANNEL } from '../../live/events.ts';
import { ASKED_APART, ASKED_INSIDE } from './asked-shares.ts';
import { rideImage } from '../reads/ride-image.ts';

// What the statements that commitRides runs have in common. All that is given is SQL; a ride is a row with all of a ride's
// columns, named as it is in `from`.

/** CTE `logged`: an event for each changed ride. */
export const logChanges = ({
  ride,
  from = ride,
  type,
  fromStatus = 'null',
  by = { id: 'null', role: 'null', ipAddress: 'null' },
  data,
}: {
  ride: string;
  from?: string;
  type: string;
  fromStatus?: string;
  /** Left out for the system. */
  by?: { id: string; role: string; ipAddress: string };
  data: string;
}): string => `logged as (
  insert into ride_events (ride_id, version, type, from_status, to_status, actor_id, actor_role, ip_address, data)
  select ${ride}.id, ${ride}.version, ${type}, ${fromStatus}, ${ride}.status, ${by.id}, ${by.role}, ${by.ipAddress}, ${data}
  from ${from}
)`;

/** Of a row of ride_offers: its driver may answer it, as far as the offer goes. */
export const STANDS = 'declined_at is null and ended_at is null and expires_at > now()';

/** The drivers whose offer of a ride stands, as an array. */
export const standingOffers = (ride: string): string =>
  `array(select driver_id from ride_offers where ride_id = ${ride}.id and ${STANDS})`;

/**
 * CTE: what was asked before a ride was somebody's ends with its return, even what ran out meanwhile. Until then its status
 * keeps it from everybody, so that what is done most, an accept, writes to no offer of its ride.
 * @param but drivers whose row the statement writes otherwise
 */
export const endOffers = (ride: string, where: string, but: readonly string[]): string => `ended_offers as (
  update ride_offers o set ended_at = now() from ${ride}
  where ${where} and o.ride_id = ${ride}.id and o.declined_at is null and not o.lapsed
    and ${but.map((driverId) => `o.driver_id is distinct from ${driverId}`).join(' and ')}
)`;

/** CTE: whoever takes a ride is asked for no other; free again, for what still waits then. */
export const endOwnOffers = (ride: string, driverId: string, where = 'true'): string => `own_ended as (
  update ride_offers o set ended_at = now() from ${ride}
  where ${where} and o.driver_id = ${driverId} and o.ride_id <> ${ride}.id and o.declined_at is null and o.ended_at is null
    and o.expires_at > now()
)`;

/** CTE: the drivers whose offer of these rides stands, as `drivers`. */
export const findAsked = (name: string, ride: string, columns: string[], where = 'true'): string =>
  `${name} as materialized (
  select ${['n', 'id', 'version', ...columns].map((column) => `${ride}.${column}`).join(', ')}, ${standingOffers(ride)} as drivers
  from ${ride} where ${where}
)`;

/** Those of findAsked who are named beside the ride. */
export const askedInside = (name: string, ride: string): string =>
  `(select to_json(${name}.drivers[1:${ASKED_INSIDE}]) from ${name} where ${name}.n = ${ride}.n)`;

/** Rows for `more` of describeChanges: those of findAsked who don't fit beside the ride, in messages of their own. */
export const tellAskedApart = (name: string, event: string, facts = ''): string => `
  select ${name}.n, json_build_object('event', '${event}', 'rideId', ${name}.id, 'version', ${name}.version,${facts}
    'driverIds', to_json(${name}.drivers[i + 1:i + ${ASKED_APART}]))::text
  from ${name} cross join generate_series(${ASKED_INSIDE}, cardinality(${name}.drivers) - 1, ${ASKED_APART}) i`;

/** CTE `messages`, and the select that tells them and hands them to commitRides. */
export const describeChanges = ({
  ride,
  from = ride,
  n = `${ride}.n`,
  event,
  facts,
  more,
}: {
  ride: string;
  from?: string;
  /** Which item of the statement it comes of. */
  n?: string;
  event: string;
  /** What else the message says: names and values in turn. */
  facts: string;
  more?: string;
}): string => `messages as materialized (
  select ${n}, json_build_object('event', ${event}, 'ride', ${rideImage(ride)}, ${facts})::text as payload
  from ${from}${more ? `\n  union all${more}` : ''}
)
select n, payload, pg_notify('${CHANNEL}', payload) as notified from messages`;
