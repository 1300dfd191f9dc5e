import type { RideEventType } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
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
import { rideStatusEnum } from './rides.ts';
import { roleEnum } from './users.ts';

/**
 * What happened to each ride, by whom and from where. Only ever inserted, in the same statement as the change itself: a
 * trigger refuses to change, delete or truncate rows.
 */
export const rideEvents = pgTable(
  'ride_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the row that it would look for was written by the same statement. */
    rideId: uuid().notNull(),
    version: integer().notNull(),
    /** Past tense: ride.requested, ride.accepted, ride.released … */
    type: text().$type<RideEventType>().notNull(),
    fromStatus: rideStatusEnum(),
    toStatus: rideStatusEnum().notNull(),
    /** Null when the system acted by itself. No foreign key: it would read all events whenever an account is removed. */
    actorId: uuid(),
    actorRole: roleEnum(),
    /** Null when the system acted by itself, and in events of before it was kept. */
    ipAddress: text(),
    data: jsonb(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('ride_events_version_unique').on(table.rideId, table.version),
    index('ride_events_at').on(table.at, table.id),
    index('ride_events_actor')
      .on(table.actorId, table.at, table.id)
      .where(sql`${table.actorId} is not null`),
    index('ride_events_by_admins')
      .on(table.at, table.id)
      .where(sql`${table.actorRole} = 'admin'`),
    // The steps of every ride are found by time; only what is seldom among them needs an index of its own.
    index('ride_events_unusual')
      .on(table.type, table.at, table.id)
      .where(
        sql`${table.type} not in ('ride.requested', 'ride.offered', 'ride.accepted', 'ride.picked_up', 'ride.in_transit', 'ride.completed')`,
      ),
  ],
);
