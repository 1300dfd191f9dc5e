import { MicroBatch } from '../../core/micro-batch.ts';
import type { RideImage } from '../../live/images.ts';
import { servesType } from '../../drivers/serves-type.ts';
import { isAvoided } from '../../wishes/avoided-pair.ts';
import {
  alsoAsked,
  askedInside,
  describeChanges,
  endOwnOffers,
  findAsked,
  logChanges,
  tellAskedApart,
} from './change-ctes.ts';
import { commitRides, isRefusal, type Publisher, type RidesDbs } from './commit-rides.ts';
import { isStanding } from '../reads/standing-offers.ts';
import { LATE_SECONDS } from '../rules/reservation-policy.ts';

/** A driver takes a request after the ride they have. */
export interface Reservation {
  rideId: string;
  driverId: string;
  ipAddress: string | null;
  /** It happens only at the price that the driver saw. */
  quotedFareCents?: number | undefined;
}

/** Reserves; undefined where somebody has the ride, or this driver was not asked for it, or can't take one next. */
export type RideReserver = (reservation: Reservation) => Promise<RideImage | undefined>;

/**
 * The ride stays requested, and nobody else is asked for it. What was promised counts from when the driver was asked. That a
 * driver has one next ride at most is a unique index, which two processes may meet; each is then tried alone.
 */
const RESERVE_RIDES = {
  name: 'reserve_rides',
  text: `
with wanted as (
  select * from json_to_recordset($1::json) as w(
    n int, "rideId" uuid, "driverId" uuid, "ipAddress" text, "quotedFareCents" bigint)
  order by "rideId"
), reserved as (
  update rides r set
    next_driver_id = w."driverId", next_wave_at = null, version = r.version + 1, updated_at = now(),
    next_pickup_at = o.offered_at + coalesce(o.pickup_seconds, o.left_seconds) * interval '1 second',
    next_until = o.offered_at + (o.left_seconds + ${LATE_SECONDS}) * interval '1 second'
  from wanted w join ride_offers o on o.ride_id = w."rideId" and o.driver_id = w."driverId"
  where r.id = w."rideId" and r.status = 'requested' and r.deleted_at is null and r.next_driver_id is null
    and r.fare_cents = coalesce(w."quotedFareCents", r.fare_cents)
    and o.left_seconds is not null and ${isStanding('o')}
    and (select d.available and ${servesType('d', 'r.type')} from drivers d where d.id = w."driverId" for key share)
    and exists (select from rides p where p.driver_id = w."driverId" and p.status = 'in_transit')
    and not exists (select from rides p where p.next_driver_id = w."driverId")
    and not ${isAvoided('r.rider_id', 'w."driverId"')}
  returning new.*, w.n, w."ipAddress"
), ${logChanges({
    ride: 'reserved',
    type: `'ride.reserved'`,
    fromStatus: 'reserved.status',
    by: { id: 'reserved.next_driver_id', role: `'driver'`, ipAddress: 'reserved."ipAddress"' },
    data: 'null::jsonb',
  })}, ${endOwnOffers('reserved', 'reserved.next_driver_id')}, ${findAsked('ended', 'reserved', ['status', 'canceled_by'])}, ${describeChanges(
    {
      ride: 'reserved',
      event: `'ride.reserved'`,
      facts: `'asked', ${askedInside('ended', 'reserved')}, ${alsoAsked('reserved.next_driver_id')}`,
      more: tellAskedApart(
        'ended',
        'offers.ended',
        ` 'status', ended.status, 'canceledBy', ended.canceled_by,`,
      ),
    },
  )}`,
};

export function createRideReserver(dbs: RidesDbs, publisher: Publisher): RideReserver {
  const batch = new MicroBatch<Reservation, RideImage | undefined>(
    (reservations, isAlone) =>
      commitRides(isAlone ? dbs.alone : dbs.together, publisher, RESERVE_RIDES, reservations),
    ({ rideId, driverId }) => [rideId, driverId],
    isRefusal,
  );
  return (reservation) => batch.add(reservation);
}
