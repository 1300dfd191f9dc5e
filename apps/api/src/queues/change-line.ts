import { DRIVING_STATUSES, MOST_PASSED } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { sqlList } from '@ridewire/db/sql-list';
import { z } from 'zod';
import { millis } from '../core/millis.ts';
import { hasRideSql } from '../drivers/has-ride.ts';
import type { PassedOffer } from './queue-policy.ts';

type Pool = Pick<Db, 'pool'>;

/*
 * None of these waits for a row that another process is changing, so no two wait for each other in a circle: such a row has its turn
 * with the next look.
 */

/** A driver and a zone. */
export interface DriverInZone {
  driverId: string;
  zoneId: string;
}

/** A driver who may join, and for how many seconds they have been in the zone. */
export interface Joining extends DriverInZone {
  seconds?: number;
}

/*
 * A driver's row is locked: one who goes offline at this moment, or whom another process lets in, is left out. The zone's row is locked against its
 * end. The key of the places lets a driver in once, whichever process was first; their order is that of the numbers, which are the
 * database's. A place kept there for a driver who was back in time is theirs again, with its number; the kept row goes with any place
 * there, so it serves once. A place kept in another zone stays kept: they only passed through here.
 */
const JOIN = `
with wanted as (
  select * from json_to_recordset($1::json) as w(n int, "driverId" uuid, "zoneId" uuid, seconds float)
), free as materialized (
  select w.n, d.id as driver_id, z.id as zone_id, coalesce(w.seconds, 0) as seconds
  from wanted w join drivers d on d.id = w."driverId" join queue_zones z on z.id = w."zoneId"
  where z.ended_at is null and d.available and d.silent_since is null and d.paused_since is null
    and (d.cooling_until is null or d.cooling_until <= now()) and not ${hasRideSql('d.id')}
    and not exists (select from queue_places p where p.driver_id = d.id)
    and not exists (select from queue_kept_places k where k.driver_id = d.id and k.kept_until is null)
  for no key update of d skip locked for share of z
), used as (
  delete from queue_kept_places k using free f where k.driver_id = f.driver_id and k.zone_id = f.zone_id
  returning k.*, k.kept_until >= now() - f.seconds * interval '1 second' as is_good
), given_back as (
  insert into queue_places (driver_id, zone_id, number, joined_at, since, back_at) overriding system value
  select driver_id, zone_id, number, joined_at, since, now() from used where is_good
  on conflict do nothing returning driver_id
), added as (
  insert into queue_places (driver_id, zone_id)
  select driver_id, zone_id from free where driver_id not in (select driver_id from used where is_good) order by n
  on conflict do nothing returning driver_id
)
select driver_id as "driverId" from given_back union all select driver_id from added`;

const DriverRows = z.array(z.strictObject({ driverId: z.uuid() }));

/**
 * Lets drivers join lines: those whose place there is kept in their places, the others at the ends, in this order.
 * @returns those who did; others are in line already, or not free
 */
export async function joinLines({ pool }: Pool, joining: readonly Joining[]): Promise<string[]> {
  const { rows } = await pool.query({
    name: 'join_lines',
    text: JOIN,
    values: [JSON.stringify(joining.map((each, n) => ({ ...each, n })))],
  });
  return DriverRows.parse(rows).map(({ driverId }) => driverId);
}

/**
 * Drivers who took a ride lose their place. Its number is kept with the ride, except for drivers whom the desk had taken out. The
 * driver’s row, to which a kept place refers, is locked too: a suspension or a break holds it and then takes the place away.
 * @param driverIds null for all
 */
export async function clearPlaces({ pool }: Pool, driverIds: readonly string[] | null): Promise<void> {
  await pool.query({
    name: 'clear_places',
    text: `with held as (
        select p.* from queue_places p join drivers d on d.id = p.driver_id
        where ($1::uuid[] is null or p.driver_id = any ($1)) and ${hasRideSql('p.driver_id')}
        for key share of d skip locked for update of p skip locked
      ), kept as (
        insert into queue_kept_places (driver_id, zone_id, number, joined_at, since, ride_id)
        select h.driver_id, h.zone_id, h.number, h.joined_at, h.since, r.id
        from held h join rides r on r.driver_id = h.driver_id and r.status in ${sqlList(DRIVING_STATUSES)}
        where h.removed_at is null
        on conflict (driver_id) do update set zone_id = excluded.zone_id, number = excluded.number,
          joined_at = excluded.joined_at, since = excluded.since, ride_id = excluded.ride_id, kept_until = null
      )
      delete from queue_places p using held where p.driver_id = held.driver_id`,
    values: [driverIds],
  });
}

/** A driver in line, and the offers they declined or let run out since they have this number, or had it back after a ride. */
export interface Passer extends DriverInZone {
  number: number;
  offers: PassedOffer[];
}

const PasserRows = z.array(
  z.strictObject({
    ...{ driverId: z.uuid(), zoneId: z.uuid(), number: z.coerce.number() },
    offers: z.array(z.strictObject({ offeredAt: z.number(), overAt: z.number() })),
  }),
);

/**
 * Drivers in line who declined enough offers of the line, or let them run out, to lose their place. An offer that was taken back
 * doesn't count, and neither does one that ran out while we didn't hear from the driver: a dead socket or a tunnel costs nobody a place.
 */
export async function listPassers({ pool }: Pool): Promise<Passer[]> {
  const { rows } = await pool.query({
    name: 'list_passers',
    text: `select p.driver_id as "driverId", p.zone_id as "zoneId", p.number, o.offers
      from queue_places p cross join lateral (
        select json_agg(json_build_object('offeredAt', ${millis('o.offered_at')},
          'overAt', ${millis('coalesce(o.declined_at, o.expires_at)')}) order by o.offered_at) as offers
        from ride_offers o
        where o.driver_id = p.driver_id and o.expires_at >= p.since and o.offered_at >= greatest(p.since, p.back_at)
          and o.by_queue and o.expires_at > o.offered_at
          and ((o.lapsed and not o.unheard) or (o.declined_at <= o.expires_at and (o.ended_at is null or o.declined_at <= o.ended_at)))
        having count(*) >= ${MOST_PASSED}
      ) o
      where p.removed_at is null`,
  });
  return PasserRows.parse(rows);
}

/** Puts drivers at the end of their line, each only from this number: once, whichever process does it. */
export async function moveToEnd(
  { pool }: Pool,
  moving: readonly Pick<Passer, 'driverId' | 'number'>[],
): Promise<void> {
  await pool.query({
    name: 'move_to_end',
    text: `with held as (
        select p.driver_id from queue_places p join json_to_recordset($1::json) as w("driverId" uuid, number bigint)
          on p.driver_id = w."driverId" and p.number = w.number order by p.number for update of p skip locked
      )
      update queue_places p set number = default, since = now() from held where p.driver_id = held.driver_id`,
    values: [JSON.stringify(moving.map(({ driverId, number }) => ({ driverId, number })))],
  });
}
