/** SQL: the months with archived details, from when account $1 was made. */
export const ARCHIVED_MONTHS = `
select a.month from ride_archives a, users u
where u.id = $1 and a.brought_back_at is null and a.month >= to_char(u.created_at at time zone 'UTC', 'YYYY-MM')
order by a.month`;

/** SQL: whether a ride's events, offers and track are only in the archive. What happened since is in the database. */
export const isArchived = (rideId: string): string => `(uuid_extract_version(${rideId}) = 7 and exists (
  select from ride_archives archive where archive.brought_back_at is null
    and ${rideId} >= archive.from_id and ${rideId} < archive.to_id))`;
