import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

/** The links with which riders share a ride. A ride has one: sharing it again, from any device, gives the same. */
export const rideLinks = pgTable('ride_links', {
  rideId: uuid()
    .primaryKey()
    .references(() => rides.id, { onDelete: 'cascade' }),
  /** As in the link. It isn't hashed, because riders see it again, and it shows less than the ride itself. */
  token: text().notNull().unique(),
  sharedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** People whom a rider wants to tell of their rides, by email. */
export const trustedContacts = pgTable(
  'trusted_contacts',
  {
    id: uuid().notNull().defaultRandom().unique(),
    riderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    addedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.riderId, table.email] }),
    check('trusted_contacts_email', sql`${table.email} = lower(${table.email})`),
  ],
);
