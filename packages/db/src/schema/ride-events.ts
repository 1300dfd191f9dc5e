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
 * What happened to each ride, by whom and from where. Rows are only inserted, in the same statement as the change itself.
 * A trigger refuses to change, delete or truncate them, but for those of months that are in the archive (see archive/).
 */
export const rideEvents = pgTable(
  'ride_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key, because the same statement writes the row it would look for. */
    rideId: uuid().notNull(),
    version: integer().notNull(),
    /** Past tense: ride.requested, ride.accepted, ride.released … */
    type: text().$type<RideEventType>().notNull(),
    fromStatus: rideStatusEnum(),
    toStatus: rideStatusEnum().notNull(),
    /** Null if the system acted. No foreign key, because it would read all events whenever an account is removed. */
    actorId: uuid(),
    actorRole: roleEnum(),
    /** Null if the system acted, and in events older than this column. */
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
    // The usual steps of rides are found by time; only rare events need their own index.
    index('ride_events_unusual')
      .on(table.type, table.at, table.id)
      .where(
        sql`${table.type} not in ('ride.requested', 'ride.offered', 'ride.accepted', 'ride.picked_up', 'ride.in_transit', 'ride.completed')`,
      ),
  ],
);
