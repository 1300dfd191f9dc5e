import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { roleEnum } from './users.ts';

/**
 * What happened to each account, by whom and from where. Rows are only inserted, in the same transaction as the change
 * itself. A trigger refuses to change, delete or truncate them, except to remove the personal data of someone who deleted
 * their account.
 */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for sign-ins to accounts that don't exist. No foreign key, because the trail outlives the account. */
    userId: uuid(),
    /** Past tense: user.registered, user.blocked, driver.approved … */
    type: text().notNull(),
    /** Null if the system acted, or someone who was not signed in. */
    actorId: uuid(),
    actorRole: roleEnum(),
    ipAddress: text(),
    /** A change is `{ field: { from, to } }`. Other details of the event are next to it, as plain values. */
    data: jsonb(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index('account_events_user').on(table.userId, table.at, table.id),
    index('account_events_at').on(table.at, table.id),
    index('account_events_type').on(table.type, table.at, table.id),
    index('account_events_by_others')
      .on(table.actorId, table.at, table.id)
      .where(sql`${table.actorId} <> ${table.userId}`),
    index('account_events_by_admins')
      .on(table.at, table.id)
      .where(sql`${table.actorRole} = 'admin'`),
    index('account_events_ride')
      .on(sql`(${table.data} ->> 'rideId')`, table.at, table.id)
      .where(sql`(${table.data} ->> 'rideId') is not null`),
  ],
);
