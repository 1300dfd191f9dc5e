import { LONGEST_COST_CENTER, LONGEST_PURPOSE } from '@ridewire/contracts/business-choices';
import { index, pgTable, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

/** Rides that their riders marked as business: the riders' own, which no driver learns. */
export const businessRides = pgTable(
  'business_rides',
  {
    rideId: uuid()
      .primaryKey()
      .references(() => rides.id, { onDelete: 'cascade' }),
    riderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    costCenter: varchar({ length: LONGEST_COST_CENTER }),
    purpose: varchar({ length: LONGEST_PURPOSE }),
    /** Since when it says this: the cost centers used last are offered. */
    markedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('business_rides_of_rider').on(table.riderId, table.markedAt)],
);
