import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What admins' searches for rides look through, written once for each ride by a trigger and never changed: an index on the
 * rides themselves would be written again with every stage of every ride. No key and no reference, which would cost each
 * request something and nobody would ask for; who reads here looks the ride up.
 */
export const rideSearch = pgTable(
  'ride_search',
  {
    rideId: uuid().notNull(),
    /** ride_bucket(ride_id): about six days, by the time in the id; higher is newer. */
    bucket: integer().notNull(),
    /** Both places in lower case, a line break between them, which none can hold; as search_letters makes it. */
    letters: text().notNull(),
  },
  (table) => [
    // The bucket in the same index: a search reads the newest days first and stops when it has enough.
    index('ride_search_letters').using('gin', table.bucket, sql`${table.letters} gin_trgm_ops`),
    // The newest, looked through one by one: narrower rows than the rides'.
    index('ride_search_newest').on(table.rideId),
    index('ride_search_tail').on(sql`reverse(right(${table.rideId}::text, 12)) text_pattern_ops`),
  ],
);
