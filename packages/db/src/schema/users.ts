import type { NotificationKind } from '@ridewire/contracts';
import { LANGUAGES } from '@ridewire/contracts/languages';
import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const roleEnum = pgEnum('role', ['rider', 'driver', 'admin']);
export const userStatusEnum = pgEnum('user_status', ['active', 'blocked']);
export const languageEnum = pgEnum('language', LANGUAGES);

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    role: roleEnum().notNull(),
    status: userStatusEnum().notNull().default('active'),
    /** Why they are blocked, as they read it when they sign in. */
    blockReason: text(),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    name: text().notNull(),
    phone: text(),
    address: text(),
    avatarUrl: text(),
    /** The one the person is written to in. */
    language: languageEnum().notNull().default('en'),
    /** Kinds of notifications the person wants neither made nor, of those that are made, shown by the system. */
    bellOff: text().array().$type<NotificationKind[]>().notNull().default([]),
    systemOff: text().array().$type<NotificationKind[]>().notNull().default([]),
    /** When the person deleted the account. Its row stays for the rides, with nothing of the person in it. */
    deletedAt: timestamp({ withTimezone: true, precision: 3 }),
    /**
     * What admins' searches look through, written by the database. Line breaks keep a search from matching across two of
     * them, for none can hold one. Of the phone number the digits, without Bangladesh's own prefix: it is written in many
     * ways. Kept, not computed: a search that matches a great part of the table reads it all.
     */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(name) || E'\\n' || lower(email) || E'\\n' || phone_digits(coalesce(phone, ''))`,
      ),
    /** The same as search_letters makes it. Kept too: to make it again for each that the index finds takes longer than finding. */
    letters: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_letters(lower(name) || E'\\n' || lower(email) || E'\\n' || phone_digits(coalesce(phone, '')))`,
      ),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_role_created').on(table.role, table.createdAt, table.id),
    index('users_created').on(table.createdAt, table.id),
    index('users_blocked')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'blocked'`),
    // Of letters, by which Bangla and blanks have trigrams in every locale.
    index('users_search').using('gin', sql`${table.letters} gin_trgm_ops`),
    // Few of very many users drive; theirs alone are searched among drivers.
    index('users_driver_search')
      .using('gin', sql`${table.letters} gin_trgm_ops`)
      .where(sql`${table.role} = 'driver'`),
    // Few are; drivers who wait for approval are none of them.
    index('users_unverified')
      .on(table.id)
      .where(sql`${table.emailVerifiedAt} is null`),
    check(
      'users_deleted',
      sql`${table.deletedAt} is null or (${table.status} = 'blocked' and ${table.phone} is null and ${table.address} is null and ${table.avatarUrl} is null)`,
    ),
    check(
      'users_block_reason',
      sql`${table.blockReason} is null or (${table.status} = 'blocked' and ${table.deletedAt} is null and length(${table.blockReason}) between 1 and 200)`,
    ),
    // No other site hears who looks at whom; it travels in notifications too.
    check(
      'users_avatar_ours',
      sql`${table.avatarUrl} like '/media/avatars/%' and length(${table.avatarUrl}) <= 200`,
    ),
    // Names travel in notifications, which Postgres bounds at 8,000 bytes.
    check(
      'users_lengths',
      sql`length(${table.email}) <= 254 and length(${table.name}) between 1 and 100 and length(${table.phone}) <= 30 and length(${table.address}) <= 200`,
    ),
  ],
);
