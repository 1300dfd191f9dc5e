/**
 * The tables with the details of rides, and what tells the rows of each apart, in the order in which they come back. Offers are
 * last: from then to the commit, their drivers' rows can't be locked by changes such as a break.
 */
export const ARCHIVED_TABLES: Record<string, readonly string[]> = {
  ride_events: ['ride_id', 'version'],
  ride_tracks: ['ride_id'],
  ride_offers: ['ride_id', 'driver_id'],
};

/** Network addresses are deleted with an account. A file would keep them, so archiving a month deletes them for good. */
export const NOT_ARCHIVED = 'ip_address';

/** SQL: whether an id is that of a ride of the month. An id of another kind has no month, so its ride is never archived. */
export const isInMonth = (id: string, fromId: string, toId: string): string =>
  `${id} >= ${fromId} and ${id} < ${toId} and uuid_extract_version(${id}) = 7`;
