import type { RideSql } from './ride-sql.ts';
import { sqlList } from '@ridewire/db/sql-list';

/** What makes a new version of a ride, but nothing that whoever acts on it would act on otherwise. */
export const QUIET_EVENTS = [
  'ride.offered',
  'ride.stalled',
  'ride.assured',
  'ride.resumed',
  'ride.retimed',
] as const;

/**
 * Whether a ride is still the one that was seen, where it is said which, but for quiet events. Every version in between is
 * counted: one that another process made while the statement waited for the row has an event that the statement doesn't see, and
 * so it is none of those.
 */
export const isAsSeen = (
  ride: RideSql,
  seenVersion: string,
): string => `(${seenVersion} is null or ${ride.version} = ${seenVersion} or ${ride.version} - ${seenVersion} = (
  select nullif(count(*), 0) from ride_events e where e.ride_id = ${ride.id} and e.version > ${seenVersion}
    and e.version <= ${ride.version} and e.type in ${sqlList(QUIET_EVENTS)}))`;
