import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, real, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cities } from './cities.ts';

/**
 * How long cars took on a city's streets, against what was guessed: sums that grow with what is seen, and halve in four weeks.
 * By an import's arcs, so that another import of the same city begins anew.
 */
export const streetSpeeds = pgTable(
  'street_speeds',
  {
    cityId: uuid()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    /** -1: of one arc, at whatever hour. Else of one kind of road at this hour of the week, from 0, where Monday begins. */
    hour: smallint().notNull(),
    /** The arc's number in the city's graph, or the kind of road's. */
    groupKey: integer().notNull(),
    takenSeconds: real().notNull(),
    guessedSeconds: real().notNull(),
    /** As of when the sums are. */
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cityId, table.hour, table.groupKey] }),
    check('street_speeds_group', sql`${table.hour} between -1 and 167 and ${table.groupKey} >= 0`),
    check('street_speeds_sums', sql`${table.takenSeconds} >= 0 and ${table.guessedSeconds} >= 0`),
  ],
);
