import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';
import { rides } from './rides.ts';

/** Which driver was asked for which ride. Who won stands on the ride, so an offer is written once and at most declined. */
export const rideOffers = pgTable(
  'ride_offers',
  {
    rideId: uuid()
      .notNull()
      .references(() => rides.id, { onDelete: 'cascade' }),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    wave: integer().notNull(),
    /** By street to the pickup: along the quickest way where one was known, else reckoned from the line; null without a position. */
    pickupMeters: integer(),
    /** By car to the pickup when the driver was asked; null where no streets or no position were known. */
    pickupSeconds: integer(),
    /** To the drop-off of the ride under way when the driver was asked, of which `pickupSeconds` is a part; null for who was free. */
    leftSeconds: integer(),
    offeredAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    declinedAt: timestamp({ withTimezone: true, precision: 3 }),
    /**
     * It stands no more, though nobody declined it and its time was not over: its ride came back from another driver, or this
     * driver has a ride. Nobody ignored it. Asked anew, the driver has new time.
     */
    endedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** It ran out while the ride still waited: the driver did not answer. Asked anew, the driver has another chance. */
    lapsed: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.rideId, table.driverId] }),
    index('ride_offers_driver').on(table.driverId, table.expiresAt),
  ],
);
