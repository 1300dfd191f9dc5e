import type { MessageTopic } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languageEnum, users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Messages from the contact form and their answers. A message is open until an admin answers it, which happens once. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey(),
    /** The client's id for the message, so that a retry finds the message it already made. */
    commandId: uuid().notNull(),
    name: text().notNull(),
    /** As typed. Nobody has proven that the address belongs to the sender. */
    email: text().notNull(),
    topic: text().$type<MessageTopic>().notNull(),
    text: text().notNull(),
    /** The sender, if they were signed in. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The language of the form; null if unknown. */
    language: languageEnum(),
    createdAt: at().notNull().defaultNow(),
    answer: text(),
    /** An admin, whose account may be gone. */
    answeredBy: uuid(),
    answeredAt: at(),
    /** The text that admins' searches look through, written by the database. */
    search: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(name) || E'\\n' || lower(email) || E'\\n' || lower(text)`),
  },
  (table) => [
    uniqueIndex('contact_messages_command_unique').on(table.commandId),
    index('contact_messages_created').on(table.createdAt, table.id),
    index('contact_messages_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.answeredAt} is null`),
    index('contact_messages_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('contact_messages_search').using('gin', sql`search_letters(${table.search}) gin_trgm_ops`),
    check(
      'contact_messages_lengths',
      sql`length(${table.name}) between 1 and 100 and length(${table.email}) between 3 and 254 and length(${table.topic}) between 1 and 30 and length(${table.text}) between 1 and 4000 and length(${table.answer}) between 1 and 4000`,
    ),
    check(
      'contact_messages_answered',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
  ],
);
