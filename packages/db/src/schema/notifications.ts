import type { NotificationType } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Notifications, one row per person and event. They are removed after some months. */
export const notifications = pgTable(
  'notifications',
  {
    /** Made by the database, since one statement notifies many; version 7, so ids are in order of time. */
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    /** The values its sentence needs. Notifications older than the catalogues have their title and message here. */
    params: jsonb().$type<object>().notNull(),
    rideId: uuid().references(() => rides.id),
    /** The person it is about, with the name they had then. */
    aboutName: text(),
    aboutEmail: text(),
    address: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    createdAt: at().notNull().defaultNow(),
    readAt: at(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notifications_created').on(table.createdAt),
    check(
      'notifications_place',
      sql`(${table.address} is null) = (${table.lat} is null) and (${table.lat} is null) = (${table.lng} is null)`,
    ),
    // They travel in Postgres notifications, which are limited to 8,000 bytes.
    check(
      'notifications_lengths',
      sql`octet_length(${table.params}::text) <= 6000 and length(${table.address}) <= 200`,
    ),
  ],
);
