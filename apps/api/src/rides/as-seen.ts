/**
 * Whether a ride `r` is still the one that `w` saw, where it says which: asking more drivers makes a new version, but nothing
 * that whoever acts on the ride would act on otherwise. Every version in between is counted: one that another process made
 * while the statement waited for the row has an event that the statement doesn't see, and so it is none of those.
 */
export const IS_AS_SEEN = `(r.version = coalesce(w."seenVersion", r.version) or r.version - w."seenVersion" = (
  select nullif(count(*), 0) from ride_events e where e.ride_id = r.id and e.version > w."seenVersion"
    and e.version <= r.version and e.type = 'ride.offered'))`;
