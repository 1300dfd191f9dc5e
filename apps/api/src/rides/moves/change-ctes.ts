import { CHANNEL } from '../../live/events.ts';
import { ASKED_APART, ASKED_INSIDE } from './asked-shares.ts';
import { rideImage } from '../reads/ride-image.ts';
import { isStanding } from '../reads/standing-offers.ts';

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

/** The drivers whose offer of a ride stands, as an array. */
export const standingOffers = (ride: string): string =>
  `array(select driver_id from ride_offers where ride_id = ${ride}.id and ${isStanding()})`;

/** An update of the offers that `where` finds. They are locked in the order of their keys, so that no two statements wait in a circle. */
const endFound = (from: string, where: string): string => `
  update ride_offers e set ended_at = now() from (
    select o.ride_id, o.driver_id from ${from} join ride_offers o on ${where}
    order by o.ride_id, o.driver_id for update of o
  ) found
  where e.ride_id = found.ride_id and e.driver_id = found.driver_id`;

/**
 * CTE: what was asked before a ride was somebody's ends with its return, even what ran out meanwhile. Until then its status
 * keeps it from everybody, so that what is done most, an accept, writes to no offer of its ride.
 * @param but drivers whose row the statement writes otherwise
 */
export const endOffers = (
  ride: string,
  where: string,
  but: readonly string[],
): string => `ended_offers as (${endFound(
  ride,
  `${where} and o.ride_id = ${ride}.id and o.declined_at is null and not o.lapsed
    and ${but.map((driverId) => `o.driver_id is distinct from ${driverId}`).join(' and ')}`,
)}
)`;

/** CTE: the driver who takes a ride is asked for no other any more. Once free again, they are asked anew for what still waits. */
export const endOwnOffers = (
  ride: string,
  driverId: string,
  where = 'true',
): string => `own_ended as (${endFound(
  ride,
  `${where} and o.driver_id = ${driverId} and o.ride_id <> ${ride}.id and ${isStanding('o')}`,
)}
  returning e.ride_id, e.driver_id
)`;

/** Name and value of the rides that a driver was asked for besides, by endOwnOffers; null where there is none. */
export const alsoAsked = (driverId: string): string =>
  `'alsoAsked', (select json_agg(ride_id) from own_ended where driver_id = ${driverId})`;

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
