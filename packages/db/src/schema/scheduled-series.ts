import {
  LONGEST_PICKUP_NOTE,
  MOST_STOPS,
  type Business,
  type Passenger,
  type Stop,
} from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { rideTypes } from './ride-types.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Scheduled rides that repeat on weekdays: each is scheduled as its day comes within reach. */
export const scheduledSeries = pgTable(
  'scheduled_series',
  {
    /** Made by the client, so that a retry finds the series it already began. */
    id: uuid().primaryKey(),
    riderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text()
      .notNull()
      .references(() => rideTypes.id),
    pickupAddress: text().notNull(),
    pickupLat: doublePrecision().notNull(),
    pickupLng: doublePrecision().notNull(),
    destinationAddress: text().notNull(),
    destinationLat: doublePrecision().notNull(),
    destinationLng: doublePrecision().notNull(),
    stops: jsonb().$type<Stop[]>().notNull().default([]),
    pickupNote: varchar({ length: LONGEST_PICKUP_NOTE }),
    passenger: jsonb().$type<Passenger>(),
    business: jsonb().$type<Business>(),
    /** 1 for Monday to 7 for Sunday, in this order. */
    weekdays: smallint().array().notNull(),
    /** By the city's clocks: 09:30, whatever they do. */
    time: text().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** The next day to look at; null once there is none, or the rider has ended the series. */
    nextDay: date(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('scheduled_series_of_rider').on(table.riderId, table.createdAt),
    index('scheduled_series_due')
      .on(table.nextDay)
      .where(sql`${table.nextDay} is not null`),
    check(
      'scheduled_series_days',
      sql`cardinality(${table.weekdays}) between 1 and 7 and ${table.weekdays} <@ '{1,2,3,4,5,6,7}' and ${table.firstDay} <= ${table.lastDay} and ${table.nextDay} <= ${table.lastDay}`,
    ),
    check('scheduled_series_time', sql`${table.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'scheduled_series_trip',
      sql`length(${table.pickupAddress}) between 1 and 200 and length(${table.destinationAddress}) between 1 and 200 and jsonb_typeof(${table.stops}) = 'array' and jsonb_array_length(${table.stops}) <= ${sql.raw(`${MOST_STOPS}`)} and octet_length(${table.stops}::text) <= 2400`,
    ),
    check(
      'scheduled_series_people',
      sql`coalesce(jsonb_typeof(${table.passenger}) = 'object' and octet_length(${table.passenger}::text) <= 600, true) and coalesce(jsonb_typeof(${table.business}) = 'object' and octet_length(${table.business}::text) <= 1000, true)`,
    ),
  ],
);
