import { ACTIVE_STATUSES, DRIVING_STATUSES, type RideEventType } from '@ridewire/contracts';
import { servesType } from '../../drivers/serves-type.ts';
import { isAvoided } from '../../wishes/avoided-pair.ts';
import type { RideSql } from '../reads/ride-sql.ts';
import { sqlList } from '@ridewire/db/sql-list';

// All arguments are SQL. A lost race changes nothing. What the partial unique indexes would refuse is checked first, so
// that one refusal doesn't fail the whole batch.

const isBusy = (driverId: string): string =>
  `exists (select from rides o where o.driver_id = ${driverId} and o.status in ${sqlList(DRIVING_STATUSES)})`;

/** Whether a driver has another next ride than this one. */
export const hasOtherNext = (driverId: string, ride: RideSql): string =>
  `exists (select from rides o where o.next_driver_id = ${driverId} and o.id <> ${ride.id})`;

const hasDeclined = (driverId: string, ride: RideSql): string =>
  `exists (select from ride_offers o where o.ride_id = ${ride.id} and o.driver_id = ${driverId} and o.declined_at is not null)`;

/** Online, allowed to drive, and in a fitting vehicle; the table refuses any other driver. */
const canCome = (driverId: string, ride: RideSql, lock = ''): string =>
  `(select d.available and ${servesType('d', ride.type)} from drivers d where d.id = ${driverId}${lock})`;

/** The same under a lock: a suspension or block waits for the change, or the change sees its result. */
export const canComeLocked = (driverId: string, ride: RideSql): string =>
  canCome(driverId, ride, ' for key share');

/** The driver didn't decline the ride, has none, and isn't kept apart from its rider. */
export const mayHave = (driverId: string, ride: RideSql): string => `not ${hasDeclined(driverId, ride)}
    and not ${isBusy(driverId)}
    and not ${isAvoided(ride.riderId, driverId)}`;

/**
 * Whether a driver, if one is given, may be asked for another one's ride. A driver who is going offline or on a break
 * at this moment isn't waited for.
 */
export const isAskable = (
  driverId: string,
  ride: RideSql,
): string => `(${driverId} is null or (${ride.driverId} <> ${driverId} and ${canCome(driverId, ride, ' for key share skip locked')}
    and ${mayHave(driverId, ride)}))`;

/** Locked: a change of vehicles is waited for, and a later one finds the ride. */
const canServeLocked = (driverId: string, ride: RideSql): string =>
  `(select ${servesType('d', ride.type)} from drivers d where d.id = ${driverId} for key share)`;

/** A ride that was over goes on only in a fitting vehicle, and while its rider and driver have no other. */
export const mayGoOnAgain = (ride: RideSql): string => `(${ride.status} in ${sqlList(DRIVING_STATUSES)}
    or (${canServeLocked(ride.driverId, ride)} and not exists (select from rides o where o.id <> ${ride.id} and (
      (o.driver_id = ${ride.driverId} and o.status in ${sqlList(DRIVING_STATUSES)})
      or (o.rider_id = ${ride.riderId} and o.status in ${sqlList(ACTIVE_STATUSES)})))))`;

/** Whether an event has happened to the ride fewer times than `most`. */
export const happenedLess = (ride: RideSql, event: RideEventType, most: number): string =>
  `(select count(*) from ride_events e where e.ride_id = ${ride.id} and e.type = '${event}') < ${most}`;

/** A refunded ride stays completed: with any other status, receipt and refund would be shown nowhere. */
export const isUnrefunded = (ride: RideSql): string =>
  `(${ride.status} <> 'completed' or ${ride.refundedCents} = 0)`;
