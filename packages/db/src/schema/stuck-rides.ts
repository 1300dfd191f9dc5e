import type { StuckLevel, StuckWhy } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Rides that need attention, and the admins handling them. A row is removed some minutes after its ride was last stuck. */
export const stuckRides = pgTable(
  'stuck_rides',
  {
    rideId: uuid()
      .primaryKey()
      .references(() => rides.id, { onDelete: 'cascade' }),
    why: text().$type<StuckWhy>().notNull(),
    /** When it first counted as stuck. */
    since: at().notNull(),
    /** The highest level announced so far. */
    level: smallint().$type<StuckLevel>().notNull().default(0),
    /** The admin handling it; null if nobody is. */
    ownerId: uuid().references(() => users.id),
    ownedAt: at(),
    /** Since when it is no longer stuck; null while it is. */
    clearedAt: at(),
  },
  (table) => [
    check('stuck_rides_level', sql`${table.level} between 0 and 2`),
    check('stuck_rides_owned', sql`(${table.ownerId} is null) = (${table.ownedAt} is null)`),
  ],
);
