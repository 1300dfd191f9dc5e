import {
  MOST_REFERRAL_CENTS,
  MOST_REFERRAL_DAYS,
  MOST_REFERRAL_RIDES,
  REFERRAL_CODE_LENGTH,
  REFERRAL_LETTERS,
} from '@ridewire/contracts/referral-terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });
const raw = (value: number | string) => sql.raw(`${value}`);

/** What the city pays drivers who bring others, from a moment on. Terms that began are never changed or removed. */
export const referralTerms = pgTable(
  'referral_terms',
  {
    /** Made by the client, so that a retry finds the terms it already set. */
    id: uuid().primaryKey(),
    isOn: boolean().notNull(),
    /** How many rides the driver who came completes, and within how many days after the approval. */
    rides: smallint().notNull(),
    days: smallint().notNull(),
    bringerCents: integer().notNull(),
    comerCents: integer().notNull(),
    beginsAt: at().notNull(),
    setBy: uuid()
      .notNull()
      .references(() => users.id),
    setAt: at().notNull().defaultNow(),
    /** Up to when rides were looked through for those who came under these terms; null before the first look. */
    lookedAt: at(),
  },
  (table) => [
    // Terms begin after each other.
    unique('referral_terms_begins_at').on(table.beginsAt),
    index('referral_terms_set_by').on(table.setBy),
    check(
      'referral_terms_figures',
      sql`${table.rides} between 1 and ${raw(MOST_REFERRAL_RIDES)} and ${table.days} between 1 and ${raw(MOST_REFERRAL_DAYS)}`,
    ),
    check(
      'referral_terms_cents',
      sql`${table.bringerCents} between 0 and ${raw(MOST_REFERRAL_CENTS)} and ${table.comerCents} between 0 and ${raw(MOST_REFERRAL_CENTS)} and ${table.bringerCents} + ${table.comerCents} > 0`,
    ),
  ],
);

/** A driver's code: made once, and never another driver's, also once the account is deleted. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    driverId: uuid()
      .primaryKey()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    madeAt: at().notNull().defaultNow(),
  },
  (table) => [
    unique('referral_codes_code').on(table.code),
    check(
      'referral_codes_letters',
      sql`${table.code} ~ '^[${raw(REFERRAL_LETTERS)}]{${raw(REFERRAL_CODE_LENGTH)}}$'`,
    ),
  ],
);

/** Drivers who signed up with another driver's code. A trigger starts the days when they are approved. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id, { onDelete: 'cascade' }),
    /** Accounts that never verified their address are removed: such a driver has seen no code, so brought nobody. */
    broughtBy: uuid()
      .notNull()
      .references(() => drivers.id),
    /** Those that held at the sign-up. */
    termsId: uuid()
      .notNull()
      .references(() => referralTerms.id),
    madeAt: at().notNull().defaultNow(),
    approvedAt: at(),
    endsAt: at(),
    /** The rides that count, as of the last look. */
    done: smallint().notNull().default(0),
    /** When the last of the rides it takes was completed. */
    reachedAt: at(),
    /** Nothing more can come of it: everyone is paid, or the days are over. */
    closedAt: at(),
  },
  (table) => [
    // One driver is brought by one driver, for good.
    unique('referrals_driver').on(table.driverId),
    index('referrals_brought_by').on(table.broughtBy, table.id),
    index('referrals_open')
      .on(table.termsId, table.endsAt)
      .where(sql`${table.closedAt} is null`),
    check('referrals_other', sql`${table.driverId} <> ${table.broughtBy}`),
    check('referrals_days', sql`(${table.approvedAt} is null) = (${table.endsAt} is null)`),
    check('referrals_reached', sql`${table.reachedAt} is null or ${table.reachedAt} < ${table.endsAt}`),
  ],
);

/** What a referral paid to each of its two drivers, once: it stays, whatever is done with the rides later. */
export const referralBonuses = pgTable(
  'referral_bonuses',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    referralId: uuid()
      .notNull()
      .references(() => referrals.id),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id),
    amountCents: integer().notNull(),
    paidAt: at().notNull().defaultNow(),
  },
  (table) => [
    unique('referral_bonuses_once').on(table.referralId, table.driverId),
    index('referral_bonuses_driver').on(table.driverId, table.paidAt),
    check('referral_bonuses_amount', sql`${table.amountCents} > 0`),
  ],
);

/** All bonuses of drivers, for quests and for referrals. */
export const bonuses = pgView('bonuses', {
  id: uuid().notNull(),
  driverId: uuid().notNull(),
  amountCents: integer().notNull(),
  earnedAt: at().notNull(),
  questId: uuid(),
  referralId: uuid(),
}).existing();
