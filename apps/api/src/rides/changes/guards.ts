import { ACTIVE_STATUSES, DRIVING_STATUSES, type RideEventType } from '@ridewire/contracts';
import { servesType } from '../../drivers/serves-type.ts';
import { isAvoided } from '../../wishes/avoided-pair.ts';
import type { RideSql } from '../reads/ride-sql.ts';
import { sqlList } from '@ridewire/db/sql-list';

// Conditions for a change of a ride. A lost race simply changes nothing. Conflicts that the partial unique indexes
// would refuse are checked first, so that one refused change doesn't fail the others. All arguments are SQL.

const isBusy = (driverId: string): string =>
  `exists (select from rides o where o.driver_id = ${driverId} and o.status in ${sqlList(DRIVING_STATUSES)})`;

/** Whether a driver has another next ride than this one. */
export const hasOtherNext = (driverId: string, ride: RideSql): string =>
  `exists (select from rides o where o.next_driver_id = ${driverId} and o.id <> ${ride.id})`;

const hasDeclined = (driverId: string, ride: RideSql): string =>
  `exists (select from ride_offers o where o.ride_id = ${ride.id} and o.driver_id = ${driverId} and o.declined_at is not null)`;

/** Online, allowed to drive, and in a vehicle for the ride; the table itself would refuse any other driver. */
const canCome = (driverId: string, ride: RideSql, lock = ''): string =>
  `(select d.available and ${servesType('d', ride.type)} from drivers d where d.id = ${driverId}${lock})`;

/**
 * The same, with the driver's row locked: a suspension or block of that driver waits for the change, or the change
 * waits for it and sees its result.
 */
export const canComeLocked = (driverId: string, ride: RideSql): string =>
  canCome(driverId, ride, ' for key share');

/** Whether a driver may get the ride at all: they didn't decline it, have none, and are not kept apart from its rider. */
export const mayHave = (driverId: string, ride: RideSql): string => `not ${hasDeclined(driverId, ride)}
    and not ${isBusy(driverId)}
    and not ${isAvoided(ride.riderId, driverId)}`;

/**
 * Whether a driver, where one is given, may be asked for a ride that another one had. Their row is locked; a driver who
 * is going offline or on a break at this moment isn't waited for, and may not.
 */
export const isAskable = (
  driverId: string,
  ride: RideSql,
): string => `(${driverId} is null or (${ride.driverId} <> ${driverId} and ${canCome(driverId, ride, ' for key share skip locked')}
    and ${mayHave(driverId, ride)}))`;

/** The driver's row is locked: a change of vehicles is waited for, and a later one finds the ride. */
const canServeLocked = (driverId: string, ride: RideSql): string =>
  `(select ${servesType('d', ride.type)} from drivers d where d.id = ${driverId} for key share)`;

/** A ride that was over goes on only in a vehicle for it, and while neither its rider nor its driver has another one. */
export const mayGoOnAgain = (ride: RideSql): string => `(${ride.status} in ${sqlList(DRIVING_STATUSES)}
    or (${canServeLocked(ride.driverId, ride)} and not exists (select from rides o where o.id <> ${ride.id} and (
      (o.driver_id = ${ride.driverId} and o.status in ${sqlList(DRIVING_STATUSES)})
      or (o.rider_id = ${ride.riderId} and o.status in ${sqlList(ACTIVE_STATUSES)})))))`;

/** Whether an event has happened to the ride fewer times than `most`. */
export const happenedLess = (ride: RideSql, event: RideEventType, most: number): string =>
  `(select count(*) from ride_events e where e.ride_id = ${ride.id} and e.type = '${event}') < ${most}`;

/** A refunded ride stays completed: with any other status it would have no receipt, and the refund would be shown nowhere. */
export const isUnrefunded = (ride: RideSql): string =>
  `(${ride.status} <> 'completed' or ${ride.refundedCents} = 0)`;
