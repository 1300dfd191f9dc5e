import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The text that admins' searches for rides look through. A trigger writes it once for each ride and it never changes; an
 * index on the rides themselves would be rewritten with every step of every ride. It has no key and no reference, which
 * would cost each request something and serve nobody: searches look up the ride anyway.
 */
export const rideSearch = pgTable(
  'ride_search',
  {
    rideId: uuid().notNull(),
    /** ride_bucket(ride_id): about six days, from the time in the id; higher is newer. */
    bucket: integer().notNull(),
    /** Both addresses in lower case with a line break between them, which no address can hold; made by search_letters. */
    letters: text().notNull(),
  },
  (table) => [
    // The bucket is in the same index, so that a search reads the newest days first and stops when it has enough.
    index('ride_search_letters').using('gin', table.bucket, sql`${table.letters} gin_trgm_ops`),
    // Finds the newest, which are searched one by one; these rows are narrower than the rides'.
    index('ride_search_newest').on(table.rideId),
    index('ride_search_tail').on(sql`reverse(right(${table.rideId}::text, 12)) text_pattern_ops`),
  ],
);
