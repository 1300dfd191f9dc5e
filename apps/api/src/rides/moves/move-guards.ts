import { isAvoided } from '../../wishes/avoided-pair.ts';
import { canServe, servesType } from '../../drivers/serves-type.ts';
import { isAsSeen } from '../reads/as-seen.ts';
import type { MoveSql } from './move.ts';

/** The driver who is to be asked before anybody else. */
export const offeredTo = (offerTo: string): string => `(${offerTo} ->> 'driverId')::uuid`;

const isBusy = (driverId: string) =>
  `exists (select from rides o where o.driver_id = ${driverId} and o.status in ('accepted', 'picked_up', 'in_transit'))`;
const hasNext = (driverId: string) =>
  `exists (select from rides o where o.next_driver_id = ${driverId} and o.id <> r.id)`;
const hasDeclined = (driverId: string) =>
  `exists (select from ride_offers o where o.ride_id = r.id and o.driver_id = ${driverId} and o.declined_at is not null)`;

/**
 * Whether a ride `r` may be moved. A lost race simply changes nothing. An accept locks its driver's row: whoever suspends or
 * blocks that driver waits for it, or it for them, and reads what they left. What the partial unique indexes would refuse is
 * asked beforehand, so that one refused move doesn't fail the others.
 *
 * No ride becomes a driver's whose vehicle doesn't serve its type; the table itself would refuse it.
 *
 * A reserved ride is accepted by the driver it is reserved for alone, and until then they take no other.
 *
 * A refunded ride stays completed: as any other it would have no receipt, and the refund would be told of nowhere.
 */
export const isMovable = (w: MoveSql): string => `r.status = any (${w.from}) and r.deleted_at is null
    and ${isAsSeen(w.seenVersion)}
    and (r.status <> 'completed' or r.refunded_cents = 0)
    and case
      when ${w.event} = 'ride.accepted' then
        r.fare_cents = coalesce(${w.quotedFareCents}, r.fare_cents)
        and (select d.available and ${servesType('d', 'r.type')} from drivers d where d.id = ${w.actorId} for key share)
        and not ${hasDeclined(w.actorId)}
        and not ${isBusy(w.actorId)}
        and coalesce(r.next_driver_id, ${w.actorId}) = ${w.actorId} and not ${hasNext(w.actorId)}
        and not ${isAvoided('r.rider_id', w.actorId)}
      when ${w.mover} = 'driver' then r.driver_id = ${w.actorId}
      when ${w.mover} = 'rider' then r.rider_id = ${w.actorId}
      when ${w.event} = 'ride.in_transit' and ${w.mover} = 'system' then r.driver_id = ${w.heldBy}
      when ${w.event} = 'ride.replaced' then r.driver_id = ${w.heldBy} and r.version = ${w.seenVersion}
      when ${w.to} = 'requested' then r.driver_id = ${w.heldBy} and (${w.offerTo} is null or ${isAskable(offeredTo(w.offerTo))})
      when ${w.to} = 'canceled' then true
      else r.driver_id is not null
    end
    and (${w.to} not in ('accepted', 'picked_up', 'in_transit') or not ${w.from} && '{completed,canceled}'
      or r.status not in ('completed', 'canceled') or (${canServe('r.driver_id', 'r.type')} and not exists (
      select from rides o where o.id <> r.id and (
        (o.driver_id = r.driver_id and o.status in ('accepted', 'picked_up', 'in_transit'))
        or (o.rider_id = r.rider_id and o.status in ('requested', 'accepted', 'picked_up', 'in_transit'))))))`;

const isAskable = (driverId: string) => `(r.driver_id <> ${driverId}
        and (select d.available and ${servesType('d', 'r.type')} from drivers d where d.id = ${driverId})
        and not ${hasDeclined(driverId)}
        and not ${isBusy(driverId)}
        and not ${isAvoided('r.rider_id', driverId)})`;
