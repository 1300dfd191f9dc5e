import {
  LONGEST_PICKUP_NOTE,
  MISSED_WHY,
  MOST_STOPS,
  type Business,
  type MissedWhy,
  type Passenger,
  type Rate,
  type Stop,
  type WaitingRules,
} from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { sqlList } from '../sql-list.ts';
import { drivers } from './drivers.ts';
import { promos } from './promos.ts';
import { rideTypes } from './ride-types.ts';
import { rides } from './rides.ts';
import { scheduledSeries } from './scheduled-series.ts';
import { users } from './users.ts';

/**
 * `waiting` for its time, `requesting` while its ride is being made, then `requested`; or `missed` when it could not be
 * made, or `canceled` by its rider.
 */
export const scheduledStateEnum = pgEnum('scheduled_state', [
  'waiting',
  'requesting',
  'requested',
  'missed',
  'canceled',
]);

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Rides for later, each until its ride is requested in time. */
export const scheduledRides = pgTable(
  'scheduled_rides',
  {
    /** Made by the client; the ride's request has it as its command, so there is one ride however often it is tried. */
    id: uuid().primaryKey(),
    riderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: scheduledStateEnum().notNull().default('waiting'),
    type: text()
      .notNull()
      .references(() => rideTypes.id),
    pickupAddress: text().notNull(),
    pickupLat: doublePrecision().notNull(),
    pickupLng: doublePrecision().notNull(),
    destinationAddress: text().notNull(),
    destinationLat: doublePrecision().notNull(),
    destinationLng: doublePrecision().notNull(),
    /** The places between the two ends, in their order. */
    stops: jsonb().$type<Stop[]>().notNull().default([]),
    pickupNote: varchar({ length: LONGEST_PICKUP_NOTE }),
    passenger: jsonb().$type<Passenger>(),
    /** What its ride is marked with as business; null for a private one. */
    business: jsonb().$type<Business>(),
    distanceMeters: integer().notNull(),
    durationSeconds: integer().notNull(),
    /** At the usual price level, as of when it was scheduled: the ride costs that. */
    fareCents: integer().notNull(),
    /** The promo code it will be requested with, and what that takes off. */
    promoCode: text().references(() => promos.code),
    discountCents: integer().notNull().default(0),
    /** Cents for each minute of waiting after the free ones, as of the same day. */
    waitingRateCents: integer().notNull().default(0),
    /** The prices it was quoted by; null for rides from before they were kept. */
    rates: jsonb().$type<Rate>(),
    /** The waiting rules of that day, kept by a trigger: its ride has them. Null for the usual ones of before a city could set any. */
    waiting: jsonb().$type<WaitingRules>(),
    pickupAt: at().notNull(),
    /** When a process last began to request it. */
    triedAt: at(),
    missedWhy: text().$type<MissedWhy>(),
    rideId: uuid()
      .unique()
      .references(() => rides.id, { onDelete: 'set null' }),
    /** The series that it is of; null for a single ride. */
    seriesId: uuid().references(() => scheduledSeries.id, { onDelete: 'set null' }),
    /** The driver who took it beforehand, and when: they are asked first. Null while it is open to every driver. */
    driverId: uuid().references(() => drivers.id),
    takenAt: at(),
    /** The drivers from whom the desk took it: beforehand, only others can take it. */
    takenFrom: uuid().array().notNull().default([]),
    /** How many of its reminders that driver got: 1 for the evening before, 2 for the last hour. */
    reminders: smallint().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('scheduled_rides_of_driver')
      .on(table.driverId, table.pickupAt)
      .where(sql`${table.driverId} is not null`),
    index('scheduled_rides_due')
      .on(table.pickupAt)
      .where(sql`${table.state} in ('waiting', 'requesting')`),
    index('scheduled_rides_of_rider').on(table.riderId, table.pickupAt),
    index('scheduled_rides_of_series')
      .on(table.seriesId)
      .where(sql`${table.seriesId} is not null`),
    check('scheduled_rides_fare', sql`${table.fareCents} > 0`),
    check(
      'scheduled_rides_missed',
      sql`(${table.state} = 'missed') = (${table.missedWhy} is not null) and coalesce(${table.missedWhy} in ${sql.raw(sqlList(MISSED_WHY))}, true)`,
    ),
    check(
      'scheduled_rides_stops',
      sql`jsonb_typeof(${table.stops}) = 'array' and jsonb_array_length(${table.stops}) <= ${sql.raw(`${MOST_STOPS}`)} and octet_length(${table.stops}::text) <= 2400`,
    ),
    check(
      'scheduled_rides_passenger',
      sql`jsonb_typeof(${table.passenger}) = 'object' and octet_length(${table.passenger}::text) <= 600`,
    ),
    check(
      'scheduled_rides_business',
      sql`jsonb_typeof(${table.business}) = 'object' and octet_length(${table.business}::text) <= 1000`,
    ),
    check(
      'scheduled_rides_rates',
      sql`jsonb_typeof(${table.rates}) = 'object' and octet_length(${table.rates}::text) <= 200`,
    ),
    check(
      'scheduled_rides_waiting_rules',
      sql`jsonb_typeof(${table.waiting}) = 'object' and octet_length(${table.waiting}::text) <= 100`,
    ),
    check(
      'scheduled_rides_discount',
      sql`${table.discountCents} >= 0 and (${table.promoCode} is not null or ${table.discountCents} = 0)`,
    ),
    check(
      'scheduled_rides_taken',
      sql`(${table.driverId} is null) = (${table.takenAt} is null) and ${table.reminders} between 0 and 2`,
    ),
    check('scheduled_rides_requested', sql`${table.rideId} is null or ${table.state} = 'requested'`),
    check(
      'scheduled_rides_lengths',
      sql`length(${table.pickupAddress}) between 1 and 200 and length(${table.destinationAddress}) between 1 and 200`,
    ),
  ],
);
