import { MicroBatch } from '../../core/micro-batch.ts';
import type { RideImage } from '../../live/images.ts';
import { RENEWED_SECONDS } from '../rules/reservation-policy.ts';
import { describeChanges, logChanges } from './change-ctes.ts';
import { commitRides, isRefusal, type Publisher, type RidesDbs } from './commit-rides.ts';

/** A driver who takes a ride next will be at its pickup at another time than was promised. */
export interface RenewedPromise {
  rideId: string;
  /** It happens only while it is reserved for this driver. */
  driverId: string;
  pickupAtMs: number;
}

/** Promises anew; undefined where it is not reserved for this driver, or promised for about that time already. */
export type RideRetimer = (promise: RenewedPromise) => Promise<RideImage | undefined>;

/** Until when the ride before is to be over stays as it was: a promise that moves on and on would hold the rider for ever. */
const RETIME_RIDES = {
  name: 'retime_rides',
  text: `
with wanted as (
  select *, to_timestamp("pickupAtMs" / 1000.0) as pickup_at
  from json_to_recordset($1::json) as w(n int, "rideId" uuid, "driverId" uuid, "pickupAtMs" float8)
  order by "rideId"
), retimed as (
  update rides r set next_pickup_at = w.pickup_at, version = r.version + 1, updated_at = now()
  from wanted w
  where r.id = w."rideId" and r.status = 'requested' and r.deleted_at is null and r.next_driver_id = w."driverId"
    and abs(extract(epoch from w.pickup_at - r.next_pickup_at)) >= ${RENEWED_SECONDS}
  returning new.*, w.n, old.next_pickup_at as promised_at
), ${logChanges({
    ride: 'retimed',
    type: `'ride.retimed'`,
    fromStatus: 'retimed.status',
    data: `jsonb_build_object('pickupAt', jsonb_build_object('from', retimed.promised_at, 'to', retimed.next_pickup_at))`,
  })}, ${describeChanges({ ride: 'retimed', event: `'ride.retimed'`, facts: `'leftDriverId', null` })}`,
};

export function createRideRetimer(dbs: RidesDbs, publisher: Publisher): RideRetimer {
  const batch = new MicroBatch<RenewedPromise, RideImage | undefined>(
    (promises, isAlone) => commitRides(isAlone ? dbs.alone : dbs.together, publisher, RETIME_RIDES, promises),
    ({ rideId }) => [rideId],
    isRefusal,
  );
  return (promise) => batch.add(promise);
}
