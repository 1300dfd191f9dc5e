import { RIDE_EVENTS, RIDE_EVENT_TYPES } from '@ridewire/contracts';
import { sqlList } from '@ridewire/db/sql-list';
import type { RideSql } from './ride-sql.ts';

/** Events after which a decision about the ride as it was before still holds. */
export const QUIET_EVENTS = RIDE_EVENT_TYPES.filter((type) => RIDE_EVENTS[type].isQuiet);

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
