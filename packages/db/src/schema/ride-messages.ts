import type { QuickReply } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { rides } from './rides.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** The conversation of a ride's rider with one of its drivers. */
const conversation = () => ({
  rideId: uuid()
    .notNull()
    .references(() => rides.id, { onDelete: 'cascade' }),
  driverId: uuid()
    .notNull()
    .references(() => users.id),
});

/** What riders and drivers write to each other about a ride. */
export const rideMessages = pgTable(
  'ride_messages',
  {
    /** The client's, so that a message sent twice is one. */
    id: uuid().primaryKey(),
    ...conversation(),
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    text: text(),
    quick: text().$type<QuickReply>(),
    sentAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('ride_messages_conversation').on(table.rideId, table.driverId, table.sentAt),
    index('ride_messages_sender').on(table.senderId),
    check('ride_messages_says', sql`(${table.text} is null) <> (${table.quick} is null)`),
    check('ride_messages_text', sql`char_length(${table.text}) <= 2000`),
  ],
);

/** Up to which message each side of a conversation has read. */
export const rideMessageReads = pgTable(
  'ride_message_reads',
  {
    ...conversation(),
    readerId: uuid()
      .notNull()
      .references(() => users.id),
    upTo: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.rideId, table.driverId, table.readerId] })],
);

/** Conversations that one side showed to the admins. */
export const rideMessageReports = pgTable(
  'ride_message_reports',
  {
    ...conversation(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    at: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.rideId, table.driverId, table.reporterId] })],
);
