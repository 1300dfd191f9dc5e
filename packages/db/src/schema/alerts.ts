import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Calls for help from a ride. Kept for good. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid().primaryKey(),
    rideId: uuid()
      .notNull()
      .references(() => rides.id),
    /** The rider or the driver of the ride. */
    raisedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** 1, 2, 3 … of this person on this ride: of two presses at once only one can have the next number. */
    press: integer().notNull(),
    message: text().notNull(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    raisedAt: at().notNull().defaultNow(),
    /** The admin who took it. */
    acknowledgedBy: uuid().references(() => users.id),
    acknowledgedAt: at(),
    /** The admin who was done with it. */
    closedBy: uuid().references(() => users.id),
    closedAt: at(),
  },
  (table) => [
    uniqueIndex('alerts_press_unique').on(table.rideId, table.raisedBy, table.press),
    index('alerts_raised_by').on(table.raisedBy, table.raisedAt),
    index('alerts_open')
      .on(table.raisedAt)
      .where(sql`${table.acknowledgedAt} is null`),
    check('alerts_place', sql`${table.lat} between -90 and 90 and ${table.lng} between -180 and 180`),
    // They travel in notifications, which Postgres bounds at 8,000 bytes.
    check('alerts_lengths', sql`length(${table.message}) <= 500 and length(${table.address}) <= 200`),
    check(
      'alerts_closed',
      sql`(${table.closedBy} is null) = (${table.closedAt} is null) and (${table.closedAt} is null or ${table.acknowledgedAt} is not null)`,
    ),
    check('alerts_acknowledged', sql`(${table.acknowledgedBy} is null) = (${table.acknowledgedAt} is null)`),
  ],
);

/** What admins write down of the calls for help from one ride. */
export const incidentNotes = pgTable(
  'incident_notes',
  {
    /** The client's id of the note; a retry finds the note it already made. */
    id: uuid().primaryKey(),
    rideId: uuid()
      .notNull()
      .references(() => rides.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    at: at().notNull().defaultNow(),
  },
  (table) => [
    index('incident_notes_ride').on(table.rideId, table.at),
    check('incident_notes_text', sql`length(${table.text}) between 1 and 1000`),
  ],
);
