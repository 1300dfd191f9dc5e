/** The tables with the details of rides, and what tells the rows of each apart. */
export const ARCHIVED_TABLES: Record<string, readonly string[]> = {
  ride_events: ['ride_id', 'version'],
  ride_offers: ['ride_id', 'driver_id'],
  ride_tracks: ['ride_id'],
};

/** Network addresses are deleted with an account, which a file would escape: it has none. */
export const NOT_ARCHIVED = 'ip_address';

/** SQL: whether an id is that of a ride of the month. An id of another kind has no month, so its ride is never archived. */
export const isInMonth = (id: string, fromId: string, toId: string): string =>
  `${id} >= ${fromId} and ${id} < ${toId} and uuid_extract_version(${id}) = 7`;
