import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';

/** Admins' notes about cash given back. Rows are only inserted: a trigger refuses everything else. */
export const rideRefunds = pgTable(
  'ride_refunds',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    rideId: uuid()
      .notNull()
      .references(() => rides.id),
    /** The client's id for the note, so that a retry finds the note it already made. */
    commandId: uuid().notNull(),
    /** The sum over a ride's notes is `rides.refunded_cents`, which is never more than the fare. */
    amountCents: integer().notNull(),
    reason: text().notNull(),
    /** No foreign key, as in ride_events. */
    actorId: uuid().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ride_refunds_command_unique').on(table.rideId, table.commandId),
    check('ride_refunds_amount', sql`${table.amountCents} > 0`),
    check('ride_refunds_reason', sql`length(${table.reason}) between 1 and 300`),
  ],
);
