import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, real, smallint, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cities } from './cities.ts';

/**
 * How long cars took on a city's streets, compared with the guess: sums that grow with each observation and halve in four
 * weeks. They belong to an import's arcs, so another import of the same city starts again.
 */
export const streetSpeeds = pgTable(
  'street_speeds',
  {
    cityId: uuid()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    /** -1 for one arc at any hour. Else a kind of road at this hour of the week, from 0 on Monday at midnight. */
    hour: smallint().notNull(),
    /** The number of the arc in the city's graph, or of the kind of road. */
    groupKey: integer().notNull(),
    takenSeconds: real().notNull(),
    guessedSeconds: real().notNull(),
    /** The time the sums refer to. */
    updatedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cityId, table.hour, table.groupKey] }),
    check('street_speeds_group', sql`${table.hour} between -1 and 167 and ${table.groupKey} >= 0`),
    check('street_speeds_sums', sql`${table.takenSeconds} >= 0 and ${table.guessedSeconds} >= 0`),
  ],
);
