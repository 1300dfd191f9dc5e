/**
 * SQL: whether the details of a ride, its events, offers and track, are only in the archive. What happened to it since is in the
 * database.
 */
export const isArchived = (rideId: string): string => `(uuid_extract_version(${rideId}) = 7 and exists (
  select from ride_archives archive where archive.brought_back_at is null
    and ${rideId} >= archive.from_id and ${rideId} < archive.to_id))`;
