import { RIDE_EVENTS, RIDE_EVENT_TYPES } from '@ridewire/contracts';
import { sqlList } from '@ridewire/db/sql-list';
import type { RideSql } from './ride-sql.ts';

/** Events that leave a decision about the ride before them valid. */
export const QUIET_EVENTS = RIDE_EVENT_TYPES.filter((type) => RIDE_EVENTS[type].isQuiet);

/**
 * Whether only quiet events came since the version that was seen, if one is named. Every version in between is counted:
 * one that another process made while the statement waited for the row has an event the statement doesn't see, and so
 * doesn't count as quiet.
 */
export const isAsSeen = (
  ride: RideSql,
  seenVersion: string,
): string => `(${seenVersion} is null or ${ride.version} = ${seenVersion} or ${ride.version} - ${seenVersion} = (
  select nullif(count(*), 0) from ride_events e where e.ride_id = ${ride.id} and e.version > ${seenVersion}
    and e.version <= ${ride.version} and e.type in ${sqlList(QUIET_EVENTS)}))`;
