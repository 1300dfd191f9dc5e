import { PUT_OFFLINE_WHY, type CoolingWhy, type PutOfflineWhy } from '@ridewire/contracts';
import type { CarColor } from '@ridewire/contracts/choices';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sqlList } from '../sql-list.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** The driving part of a user with the role driver. It shares the user's id. */
export const drivers = pgTable(
  'drivers',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    approved: boolean().notNull().default(false),
    suspended: boolean().notNull().default(false),
    /** The reason, as the driver reads it. */
    suspendReason: text(),
    available: boolean().notNull().default(false),
    /** What the vehicle is called among the driver's vehicles; null for the first one, called as the driver. */
    vehicleId: uuid(),
    vehicleModel: text(),
    /** One of CAR_COLORS. */
    vehicleColor: text().$type<CarColor>(),
    licensePlate: text(),
    /** The vehicle as the driver describes it: its kind, its class, and how many riders fit in. */
    vehicleKind: text().notNull().default('car'),
    vehicleRank: smallint().notNull().default(1),
    vehicleSeats: smallint().notNull().default(4),
    /** The confirmed part of that, since an admin compared it with the documents. */
    confirmedKind: text().notNull().default('car'),
    confirmedRank: smallint().notNull().default(1),
    confirmedSeats: smallint().notNull().default(4),
    /** The ride types the vehicle serves that the driver does not want. */
    declinedTypes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    // Saved now and then, so that a restart knows where drivers were. The live position is in memory.
    lastLat: doublePrecision(),
    lastLng: doublePrecision(),
    lastPositionAt: timestamp({ withTimezone: true }),
    /** When any process last heard from the driver; saved now and then. */
    lastHeardAt: at().defaultNow(),
    // The next two columns mean something only while the driver is available.
    /** When the driver was last heard from before falling silent; null while we hear from them. */
    silentSince: at(),
    /** Since when the driver is asked whether they are still there, because several offers in a row expired unanswered. */
    pausedSince: at(),
    /** How many offers expired in a row, and when the last one did. */
    ignoredOffers: integer().notNull().default(0),
    ignoredAt: at(),
    /** When the driver declined offers or gave rides back since the last cool-down began, oldest first; see judgeDeclines. */
    recentDeclines: at().array().notNull().default([]),
    /** Until when the driver gets no new requests because they turned down too many; null once they accepted a ride. */
    coolingUntil: at(),
    coolingWhy: text().$type<CoolingWhy>(),
    /** When the last cool-down began, and how many had followed each other closely by then. */
    cooledAt: at(),
    coolings: smallint().notNull().default(0),
    /**
     * A break began then, and is planned until then; null for until they come back. Both are null without one: a trigger
     * ends it with everything that puts the driver online, or bars them.
     */
    breakSince: at(),
    breakUntil: at(),
    /** The driver was told that it is over. */
    breakTold: boolean().notNull().default(false),
    /** When and why the system put the driver offline; null once they are online again. */
    putOfflineAt: at(),
    putOfflineWhy: text().$type<PutOfflineWhy>(),
    /** The first ride offered is accepted for the driver. */
    autoAccept: boolean().notNull().default(false),
    /**
     * The destination of rides toward home, and until when the driver wants only those. It means something only while the
     * driver is available.
     */
    homeAddress: text(),
    homeLat: doublePrecision(),
    homeLng: doublePrecision(),
    homewardUntil: at(),
    /** How often that was switched on, on this day in the city. */
    homewardDay: date(),
    homewardUses: integer().notNull().default(0),
    /** What the driver wants to earn a day, in whole units of the currency; null for no goal. */
    dayGoalCents: integer(),
    /** As in the person's own row. */
    deletedAt: timestamp({ withTimezone: true, precision: 3 }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('drivers_available')
      .on(table.id)
      .where(sql`${table.available}`),
    index('drivers_on_break')
      .on(table.id)
      .where(sql`${table.breakSince} is not null`),
    // Drivers whose description of the vehicle waits for confirmation.
    index('drivers_vehicle_waiting')
      .on(table.id)
      .where(
        sql`${table.approved} and (${table.vehicleKind}, ${table.vehicleRank}, ${table.vehicleSeats}) <> (${table.confirmedKind}, ${table.confirmedRank}, ${table.confirmedSeats})`,
      ),
    index('drivers_created').on(table.createdAt, table.id),
    index('drivers_plate').using('gin', table.licensePlate.op('gin_trgm_ops')),
    // Plates written as people compare them.
    index('drivers_plate_key').on(sql`translate(upper(${table.licensePlate}), '০১২৩৪৫৬৭৮৯ -', '0123456789')`),
    check(
      'drivers_available_may_drive',
      sql`not ${table.available} or (${table.approved} and not ${table.suspended})`,
    ),
    check(
      'drivers_lengths',
      sql`length(${table.vehicleModel}) <= 60 and length(${table.licensePlate}) <= 30`,
    ),
    check(
      'drivers_vehicle',
      sql`${table.vehicleKind} ~ '^[a-z][a-z0-9_]{1,29}$' and ${table.confirmedKind} ~ '^[a-z][a-z0-9_]{1,29}$' and ${table.vehicleRank} between 1 and 9 and ${table.confirmedRank} between 1 and 9 and ${table.vehicleSeats} between 1 and 20 and ${table.confirmedSeats} between 1 and 20`,
    ),
    check('drivers_declined_types', sql`cardinality(${table.declinedTypes}) <= 100`),
    check(
      'drivers_vehicle_color',
      sql`${table.vehicleColor} is null or (${table.deletedAt} is null and ${table.vehicleColor} in ('white', 'black', 'silver', 'gray', 'red', 'maroon', 'blue', 'green', 'yellow', 'gold', 'orange', 'brown'))`,
    ),
    check(
      'drivers_deleted',
      sql`${table.deletedAt} is null or (not ${table.available} and ${table.vehicleModel} is null and ${table.licensePlate} is null and ${table.lastLat} is null)`,
    ),
    check(
      'drivers_put_offline',
      sql`(${table.putOfflineAt} is null) = (${table.putOfflineWhy} is null) and ${table.putOfflineWhy} in ${sql.raw(sqlList(PUT_OFFLINE_WHY))}`,
    ),
    check(
      'drivers_break',
      sql`${table.breakUntil} is null or (${table.breakSince} is not null and ${table.breakUntil} > ${table.breakSince})`,
    ),
    check(
      'drivers_day_goal',
      sql`${table.dayGoalCents} between 100 and 10000000 and ${table.dayGoalCents} % 100 = 0`,
    ),
    check('drivers_recent_declines', sql`cardinality(${table.recentDeclines}) <= 10`),
    check(
      'drivers_cooling',
      sql`num_nulls(${table.coolingUntil}, ${table.coolingWhy}) in (0, 2) and ${table.coolingWhy} in ('row', 'hour') and ${table.coolings} >= 0`,
    ),
    check(
      'drivers_suspend_reason',
      sql`${table.suspendReason} is null or (${table.suspended} and length(${table.suspendReason}) between 1 and 200)`,
    ),
    check(
      'drivers_home',
      sql`(${table.homeAddress} is null) = (${table.homeLat} is null) and (${table.homeLat} is null) = (${table.homeLng} is null) and length(${table.homeAddress}) between 1 and 200 and ${table.homeLat} between -90 and 90 and ${table.homeLng} between -180 and 180 and (${table.deletedAt} is null or ${table.homeLat} is null)`,
    ),
    check('drivers_homeward', sql`${table.homewardUntil} is null or ${table.homeLat} is not null`),
    check('drivers_position', sql`(${table.lastLat} is null) = (${table.lastLng} is null)`),
  ],
);
