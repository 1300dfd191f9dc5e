import type { RideEventType } from '@ridewire/contracts';
import { sqlList } from '@ridewire/db/sql-list';
import type { RideSql } from './ride-sql.ts';

/**
 * Whether an event that makes a new version of a ride is quiet: it changes nothing that would change a decision about the
 * ride. What a person decides about the version before it still holds.
 */
const IS_QUIET: Readonly<Record<RideEventType, boolean>> = {
  'ride.requested': false,
  'ride.offered': true,
  'ride.retyped': false,
  'ride.reserved': false,
  'ride.retimed': true,
  'ride.unreserved': false,
  'ride.accepted': false,
  'ride.assigned': false,
  'ride.released': false,
  'ride.reassigned': false,
  'ride.stalled': true,
  'ride.assured': true,
  'ride.resumed': true,
  'ride.replaced': false,
  'ride.arrived': false,
  'ride.left_pickup': false,
  'ride.rerouted': false,
  'ride.stop_reached': false,
  'ride.picked_up': false,
  'ride.in_transit': false,
  'ride.completed': false,
  'ride.canceled': false,
  'ride.status_set': false,
  'ride.deleted': false,
  'ride.refunded': false,
};

export const QUIET_EVENTS: readonly RideEventType[] = Object.entries(IS_QUIET).flatMap(([event, isQuiet]) =>
  isQuiet ? [event as RideEventType] : [],
);

/**
 * Whether a ride is still the version that was seen, if one is named, except for quiet events. Every version in between
 * is counted: a version that another process made while the statement waited for the row has an event the statement
 * doesn't see, and so it isn't counted as quiet.
 */
export const isAsSeen = (
  ride: RideSql,
  seenVersion: string,
): string => `(${seenVersion} is null or ${ride.version} = ${seenVersion} or ${ride.version} - ${seenVersion} = (
  select nullif(count(*), 0) from ride_events e where e.ride_id = ${ride.id} and e.version > ${seenVersion}
    and e.version <= ${ride.version} and e.type in ${sqlList(QUIET_EVENTS)}))`;
