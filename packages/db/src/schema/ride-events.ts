import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rides, rideStatusEnum } from './rides.ts';
import { roleEnum } from './users.ts';

/** What happened to each ride, by whom. Only ever inserted, in the same statement as the change itself. */
export const rideEvents = pgTable(
  'ride_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rideId: uuid()
      .notNull()
      .references(() => rides.id),
    version: integer().notNull(),
    /** Past tense: ride.requested, ride.accepted, ride.released … */
    type: text().notNull(),
    fromStatus: rideStatusEnum(),
    toStatus: rideStatusEnum().notNull(),
    /** Null when the system acted by itself. No foreign key: it would read all events whenever an account is removed. */
    actorId: uuid(),
    actorRole: roleEnum(),
    data: jsonb(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ride_events_version_unique').on(table.rideId, table.version),
    index('ride_events_at').on(table.at),
  ],
);
