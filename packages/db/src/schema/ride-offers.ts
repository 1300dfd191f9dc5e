import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';
import { rides } from './rides.ts';

/**
 * Which driver was asked for which ride. The ride names the driver who got it, so an accept writes to no offer of its ride.
 * A row that ended without being declined is used again where the driver is asked again.
 */
export const rideOffers = pgTable(
  'ride_offers',
  {
    rideId: uuid()
      .notNull()
      .references(() => rides.id, { onDelete: 'cascade' }),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    /**
     * The round of asking; 0 where the driver was asked on their own, or wasn't asked at all and the row only keeps the ride
     * away from them.
     */
    wave: integer().notNull(),
    /**
     * By street to the pickup: along the quickest route if one was known, else estimated from the straight line; null
     * without a position.
     */
    pickupMeters: integer(),
    /** By car to the pickup when the driver was asked; null if streets or position were unknown. */
    pickupSeconds: integer(),
    /** The part of `pickupSeconds` up to the drop-off of the present ride; null for free drivers. */
    leftSeconds: integer(),
    offeredAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    declinedAt: timestamp({ withTimezone: true, precision: 3 }),
    /**
     * The offer was taken back before it expired and without being declined: the ride came back from another driver, or
     * this driver has a ride. Nobody ignored it. If asked again, the driver has the full time again.
     */
    endedAt: timestamp({ withTimezone: true, precision: 3 }),
    /**
     * The offer expired while the ride still waited: the driver did not answer. If asked again, the driver has another
     * chance.
     */
    lapsed: boolean().notNull().default(false),
    /** It lapsed while we didn't hear from the driver: in a line, it doesn't count as missed. */
    unheard: boolean().notNull().default(false),
    /** Made by the order of a line. While it is open, only drivers who were asked can take the ride. */
    byQueue: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.rideId, table.driverId] }),
    index('ride_offers_driver').on(table.driverId, table.expiresAt),
  ],
);
