import type { DeskRole, NotificationKind } from '@ridewire/contracts';
import { DESK_ROLES } from '@ridewire/contracts/desk-roles';
import { LANGUAGES } from '@ridewire/contracts/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sqlList } from '../sql-list.ts';

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
    /** What an admin does at the desk. None counts as owner: admins of earlier releases could do everything. */
    deskRole: text().$type<DeskRole>(),
    status: userStatusEnum().notNull().default('active'),
    /** Why they are blocked, as they read it when signing in. */
    blockReason: text(),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    name: text().notNull(),
    phone: text(),
    address: text(),
    avatarUrl: text(),
    /** The language we write to the person in. */
    language: languageEnum().notNull().default('en'),
    /** A rider's rides begin with a PIN that they tell their driver. */
    pinAtPickup: boolean().notNull().default(false),
    /** Kinds of notifications that are not created for the person, and kinds that are created but not shown on the device. */
    bellOff: text().array().$type<NotificationKind[]>().notNull().default([]),
    systemOff: text().array().$type<NotificationKind[]>().notNull().default([]),
    /** When the person deleted the account. Its row stays for the rides, without personal data. */
    deletedAt: timestamp({ withTimezone: true, precision: 3 }),
    /**
     * The text that admins' searches look through, written by the database. Line breaks separate the fields, so that no
     * search matches across two of them; no field can hold one. Phone numbers are stored as digits without Bangladesh's
     * prefix, since people write them in many ways. The column is stored and not computed, because a search that matches
     * much of the table reads it all.
     */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(name) || E'\\n' || lower(email) || E'\\n' || phone_digits(coalesce(phone, ''))`,
      ),
    /**
     * The same, passed through search_letters. Also stored, because making it for each row the index finds takes longer
     * than finding the rows.
     */
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
    // On `letters`, which give Bangla and blanks trigrams in every locale.
    index('users_search').using('gin', sql`${table.letters} gin_trgm_ops`),
    // Only a few of very many users drive, and searches for drivers look only at those.
    index('users_driver_search')
      .using('gin', sql`${table.letters} gin_trgm_ops`)
      .where(sql`${table.role} = 'driver'`),
    // Only a few users are unverified. Drivers waiting for approval are not among them.
    index('users_unverified')
      .on(table.id)
      .where(sql`${table.emailVerifiedAt} is null`),
    check(
      'users_desk_role',
      sql`${table.deskRole} is null or (${table.role} = 'admin' and ${table.deskRole} in ${sql.raw(sqlList(DESK_ROLES))})`,
    ),
    check(
      'users_deleted',
      sql`${table.deletedAt} is null or (${table.status} = 'blocked' and ${table.phone} is null and ${table.address} is null and ${table.avatarUrl} is null)`,
    ),
    check(
      'users_block_reason',
      sql`${table.blockReason} is null or (${table.status} = 'blocked' and ${table.deletedAt} is null and length(${table.blockReason}) between 1 and 200)`,
    ),
    // An address elsewhere would tell another site who looks at whom. It also travels in notifications.
    check(
      'users_avatar_ours',
      sql`${table.avatarUrl} like '/media/avatars/%' and length(${table.avatarUrl}) <= 200`,
    ),
    // Names travel in Postgres notifications, which are limited to 8,000 bytes.
    check(
      'users_lengths',
      sql`length(${table.email}) <= 254 and length(${table.name}) between 1 and 100 and length(${table.phone}) <= 30 and length(${table.address}) <= 200`,
    ),
  ],
);
