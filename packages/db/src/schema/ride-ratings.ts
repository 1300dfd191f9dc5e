import type { RatingTag } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** What riders and drivers think of each other after a ride. */
export const rideRatings = pgTable(
  'ride_ratings',
  {
    rideId: uuid()
      .notNull()
      .references(() => rides.id, { onDelete: 'cascade' }),
    raterId: uuid()
      .notNull()
      .references(() => users.id),
    ratedId: uuid()
      .notNull()
      .references(() => users.id),
    stars: smallint().notNull(),
    tags: text().array().$type<RatingTag[]>().notNull().default([]),
    comment: text(),
    at: at().notNull().defaultNow(),
    /** A rating is changed once at most. */
    changedAt: at(),
  },
  (table) => [
    // A ride that went on with another driver is rated for each.
    primaryKey({ columns: [table.rideId, table.raterId, table.ratedId] }),
    index('ride_ratings_rated').on(table.ratedId, table.at),
    index('ride_ratings_rater').on(table.raterId),
    check('ride_ratings_stars', sql`${table.stars} between 1 and 5`),
    check('ride_ratings_two', sql`${table.raterId} <> ${table.ratedId}`),
  ],
);
