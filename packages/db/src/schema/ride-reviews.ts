import type { OddWhy } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Rides that ended oddly, and the admins who reviewed them. */
export const rideReviews = pgTable(
  'ride_reviews',
  {
    rideId: uuid()
      .primaryKey()
      .references(() => rides.id, { onDelete: 'cascade' }),
    why: text().array().$type<OddWhy[]>().notNull(),
    /** How far the car was from the destination, in a straight line; null if unknown. */
    metersAway: integer(),
    /** From acceptance to the end. */
    tookSeconds: integer(),
    at: at().notNull().defaultNow(),
    /** The admin who reviewed it; null until one does. */
    reviewedById: uuid().references(() => users.id),
    reviewedAt: at(),
  },
  (table) => [
    index('ride_reviews_open')
      .on(table.rideId)
      .where(sql`reviewed_at is null`),
    check(
      'ride_reviews_why',
      sql`${table.why} <@ array['far', 'fast', 'no_pin'] and cardinality(${table.why}) > 0`,
    ),
    check('ride_reviews_measures', sql`${table.metersAway} >= 0 and ${table.tookSeconds} >= 0`),
    check('ride_reviews_reviewed', sql`(${table.reviewedById} is null) = (${table.reviewedAt} is null)`),
  ],
);
