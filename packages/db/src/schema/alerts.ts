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

/** SOS alerts of rides. They are kept for good. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid().primaryKey(),
    rideId: uuid()
      .notNull()
      .references(() => rides.id),
    /** The ride's rider or driver. */
    raisedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** 1, 2, 3 … for this person on this ride. Of two simultaneous presses only one can get the next number. */
    press: integer().notNull(),
    /** `unanswered`: raised by the server for a rider who did not answer whether everything is all right. */
    kind: text().$type<'press' | 'unanswered'>().notNull().default('press'),
    message: text().notNull(),
    address: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    raisedAt: at().notNull().defaultNow(),
    /** The admin who acknowledged it. */
    acknowledgedBy: uuid().references(() => users.id),
    acknowledgedAt: at(),
    /** The admin who closed it. */
    closedBy: uuid().references(() => users.id),
    closedAt: at(),
  },
  (table) => [
    uniqueIndex('alerts_press_unique').on(table.rideId, table.raisedBy, table.press),
    index('alerts_raised_by').on(table.raisedBy, table.raisedAt),
    index('alerts_open')
      .on(table.raisedAt)
      .where(sql`${table.acknowledgedAt} is null`),
    check('alerts_kind', sql`${table.kind} in ('press', 'unanswered')`),
    check('alerts_place', sql`${table.lat} between -90 and 90 and ${table.lng} between -180 and 180`),
    // Alerts travel in Postgres notifications, which are limited to 8,000 bytes.
    check('alerts_lengths', sql`length(${table.message}) <= 500 and length(${table.address}) <= 200`),
    check(
      'alerts_closed',
      sql`(${table.closedBy} is null) = (${table.closedAt} is null) and (${table.closedAt} is null or ${table.acknowledgedAt} is not null)`,
    ),
    check('alerts_acknowledged', sql`(${table.acknowledgedBy} is null) = (${table.acknowledgedAt} is null)`),
  ],
);

/** Admins' notes on a ride's SOS alerts. */
export const incidentNotes = pgTable(
  'incident_notes',
  {
    /** The client's id for the note, so that a retry finds the note it already made. */
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
