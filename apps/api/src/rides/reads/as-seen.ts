import type { RideSql } from './ride-sql.ts';
import { sqlList } from '@ridewire/db/sql-list';

/** Events that make a new version of a ride, but change nothing that would change a decision about it. */
export const QUIET_EVENTS = [
  'ride.offered',
  'ride.stalled',
  'ride.assured',
  'ride.resumed',
  'ride.retimed',
] as const;

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
