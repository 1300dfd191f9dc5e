import { LONGEST_QUEUE_REASON } from '@ridewire/contracts/queue-zone';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';
import { areaColumns, areaRules } from './service-areas.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Where drivers queue for rides, such as an airport: drawn like service areas. */
export const queueZones = pgTable(
  'queue_zones',
  areaColumns((): AnyPgColumn => queueZones.id),
  (table) => areaRules('queue_zones', table),
);

/**
 * The drivers in line, each in one place at most. A trigger of the drivers' table removes those who go offline; a trigger of this one
 * tells every process of a change.
 */
export const queuePlaces = pgTable(
  'queue_places',
  {
    driverId: uuid()
      .primaryKey()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    zoneId: uuid()
      .notNull()
      .references(() => queueZones.id),
    /** The order of the line: a new number is the end. Clocks have no part in it. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** When the driver joined the line. */
    joinedAt: at().notNull().defaultNow(),
    /** When they got this number: later than `joinedAt` if they were put at the end. */
    since: at().notNull().defaultNow(),
    /** When the driver got a kept place back after a ride; null if they didn't. Offers from before no longer count against them. */
    backAt: at(),
    /**
     * The desk removed them from the line, with a reason they read. The row keeps them out until they have left the zone or gone
     * offline.
     */
    removedAt: at(),
    removedReason: text(),
  },
  (table) => [
    uniqueIndex('queue_places_number').on(table.zoneId, table.number),
    check(
      'queue_places_removed',
      sql`(${table.removedAt} is null) = (${table.removedReason} is null) and char_length(${table.removedReason}) between 1 and ${sql.raw(`${LONGEST_QUEUE_REASON}`)}`,
    ),
  ],
);

/**
 * Places of drivers who took a ride, with their numbers: drivers whose ride ends through no doing of theirs can have them back for a
 * while. The triggers of places look after these rows too.
 */
export const queueKeptPlaces = pgTable(
  'queue_kept_places',
  {
    driverId: uuid()
      .primaryKey()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    zoneId: uuid()
      .notNull()
      .references(() => queueZones.id),
    number: bigint({ mode: 'number' }).notNull(),
    joinedAt: at().notNull(),
    since: at().notNull(),
    /** The ride they took. Rides are never deleted, so this is no reference, which would want an index. */
    rideId: uuid().notNull(),
    /** Until when they can have the place back; null while they have the ride. */
    keptUntil: at(),
  },
  (table) => [index('queue_kept_places_zone').on(table.zoneId)],
);
