import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** A table's rows of one month, as a file in the archive. */
export interface ArchivedFile {
  table: string;
  /** The file's name, which no other file ever has: it contains the beginning of the checksum. */
  file: string;
  /** The columns of the file, in their order. */
  columns: string[];
  rows: number;
  /** Of the text before it is compressed; in hex. */
  sha256: string;
}

/**
 * The months whose rides have their details, the rows of ride_events, ride_offers and ride_tracks, in files. A row is
 * committed together with the removal of those details.
 */
export const rideArchives = pgTable(
  'ride_archives',
  {
    /** In UTC, such as 2027-01. */
    month: text().primaryKey(),
    /** The month's rides have ids from this one on, up to but without `toId`. */
    fromId: uuid().notNull(),
    toId: uuid().notNull(),
    files: jsonb().$type<ArchivedFile[]>().notNull(),
    archivedAt: at().notNull().defaultNow(),
    /** Since when the details are in the database again; null while they are only in the files. */
    broughtBackAt: at(),
  },
  (table) => [check('ride_archives_range', sql`${table.fromId} < ${table.toId}`)],
);
