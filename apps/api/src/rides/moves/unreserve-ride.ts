import type { LostWhy } from '@ridewire/contracts';
import { MicroBatch } from '../../core/micro-batch.ts';
import type { RideImage } from '../../live/images.ts';
import { describeChanges, endOffers, logChanges } from './change-ctes.ts';
import { commitRides, isRefusal, type Publisher, type RidesDbs } from './commit-rides.ts';

/** A driver takes a request next no more. */
export interface EndedReservation {
  rideId: string;
  /** It happens only while it is reserved for this driver. */
  driverId: string;
  /** The driver themselves, and where they called from; null for the system. */
  by: { ipAddress: string | null } | null;
  /** What the rider reads. */
  lost: LostWhy;
}

/** Ends it; undefined where it is not reserved for this driver. */
export type RideUnreserver = (ended: EndedReservation) => Promise<RideImage | undefined>;

/** The ride is sought a driver anew at once, never this one, and all are told in the same statement. */
const UNRESERVE_RIDES = {
  name: 'unreserve_rides',
  text: `
with wanted as (
  select * from json_to_recordset($1::json) as w(n int, "rideId" uuid, "driverId" uuid, by json, lost text)
  order by "rideId"
), ended as (
  update rides r set
    next_driver_id = null, next_pickup_at = null, next_until = null, wave = 0, next_wave_at = now(),
    version = r.version + 1, updated_at = now()
  from wanted w
  where r.id = w."rideId" and r.status = 'requested' and r.deleted_at is null and r.next_driver_id = w."driverId"
  returning new.*, w.n, w."driverId" as left_driver_id, w.by ->> 'ipAddress' as ip_address,
    case when w.by is not null then w."driverId" end as actor_id, w.lost
), ${logChanges({
    ride: 'ended',
    type: `'ride.unreserved'`,
    fromStatus: 'ended.status',
    by: {
      id: 'ended.actor_id',
      role: `case when ended.actor_id is not null then 'driver'::role end`,
      ipAddress: 'ended.ip_address',
    },
    data: `jsonb_build_object('lost', ended.lost, 'driver', jsonb_build_object('from', ended.left_driver_id, 'to', null))`,
  })}, kept_away as (
  insert into ride_offers (ride_id, driver_id, wave, expires_at, declined_at)
  select id, left_driver_id, 0, now(), now() from ended
  on conflict (ride_id, driver_id) do update set declined_at = now()
), ${endOffers('ended', 'true', ['ended.left_driver_id'])}, ${describeChanges({
    ride: 'ended',
    event: `'ride.unreserved'`,
    facts: `'leftDriverId', ended.left_driver_id, 'lost', ended.lost`,
  })}`,
};

export function createRideUnreserver(dbs: RidesDbs, publisher: Publisher): RideUnreserver {
  const batch = new MicroBatch<EndedReservation, RideImage | undefined>(
    (ended, isAlone) => commitRides(isAlone ? dbs.alone : dbs.together, publisher, UNRESERVE_RIDES, ended),
    ({ rideId }) => [rideId],
    isRefusal,
  );
  return (ended) => batch.add(ended);
}
