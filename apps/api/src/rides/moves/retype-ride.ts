import type { RideType } from '@ridewire/contracts';
import { MicroBatch } from '../../core/micro-batch.ts';
import { canServe } from '../../drivers/serves-type.ts';
import { isStanding } from '../reads/standing-offers.ts';
import { askedInside, findAsked, logChanges, tellAskedApart, describeChanges } from './change-ctes.ts';
import { commitRides, isRefusal, type Publisher, type RidesDbs } from './commit-rides.ts';
import type { RideImage } from '../../live/images.ts';

/** A waiting ride's new type, with its price. */
export interface Retype {
  rideId: string;
  riderId: string;
  ipAddress: string | null;
  type: RideType;
  fareCents: number;
  commissionCents: number;
  payoutCents: number;
}

/** How often a rider may change the type of one request: each time everybody who was asked reads it anew. */
export const MAX_RETYPES = 3;

/** Changes the type; undefined where the ride waits no more, is not this rider's, has the type already or changed often enough. */
export type RideRetyper = (retype: Retype) => Promise<RideImage | undefined>;

/**
 * Type, price, event and notification in one statement, only while nobody has the ride. Whose vehicle doesn't serve the new type is
 * asked no more. Whose offer stands is named, to
 * read it anew: beside the ride as many as fit, the others in notifications of their own.
 */
const RETYPE_RIDES = {
  name: 'retype_rides',
  text: `
with wanted as (
  select * from json_to_recordset($1::json) as w(
    n int, "rideId" uuid, "riderId" uuid, "ipAddress" text, type text, "fareCents" int, "commissionCents" int,
    "payoutCents" int)
  order by "rideId"
), changed as (
  update rides r set
    type = w.type, fare_cents = w."fareCents", commission_cents = w."commissionCents", payout_cents = w."payoutCents",
    version = r.version + 1, updated_at = now(),
    -- Can none of those who were asked come any more, others are asked at once.
    next_wave_at = case when exists (select from ride_offers o where o.ride_id = r.id and ${isStanding('o')}
      and ${canServe('o.driver_id', 'w.type')}) then r.next_wave_at else now() end
  from wanted w
  where r.id = w."rideId" and r.rider_id = w."riderId" and r.status = 'requested' and r.next_driver_id is null and r.type <> w.type
    and r.deleted_at is null
    and (select count(*) from ride_events e where e.ride_id = r.id and e.type = 'ride.retyped') < ${MAX_RETYPES}
  returning new.*, w.n, w."ipAddress", old.type as from_type
), ${logChanges({
    ride: 'changed',
    type: `'ride.retyped'`,
    fromStatus: 'changed.status',
    by: { id: 'changed.rider_id', role: `'rider'`, ipAddress: 'changed."ipAddress"' },
    data: `json_build_object('rideType', json_build_object('from', changed.from_type, 'to', changed.type))`,
  })}, unfit as (
  update ride_offers o set ended_at = now() from changed
  where o.ride_id = changed.id and o.declined_at is null and o.ended_at is null and not o.lapsed
    and not ${canServe('o.driver_id', 'changed.type')}
), ${findAsked('reread', 'changed', [])}, ${describeChanges({
    ride: 'changed',
    event: `'ride.retyped'`,
    facts: `'asked', ${askedInside('reread', 'changed')}`,
    more: tellAskedApart('reread', 'offers.changed'),
  })}`,
};

export function createRideRetyper(dbs: RidesDbs, publisher: Publisher): RideRetyper {
  const batch = new MicroBatch<Retype, RideImage | undefined>(
    (retypes, isAlone) => commitRides(isAlone ? dbs.alone : dbs.together, publisher, RETYPE_RIDES, retypes),
    ({ rideId }) => [rideId],
    isRefusal,
  );
  return (retype) => batch.add(retype);
}
