import {
  LONGEST_PROMO_NOTE,
  MOST_PROMO_CENTS,
  MOST_PROMO_USES,
  MOST_PROMO_USES_EACH,
} from '@ridewire/contracts/promo-terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * Codes that take something off a ride. A use is a ride that wasn't canceled. Triggers on rides refuse one use too many, and work out
 * the discount.
 */
export const promos = pgTable(
  'promos',
  {
    /** Made by the client, so that a retry finds the code it already made. */
    id: uuid().primaryKey(),
    /** In capital letters. */
    code: text().notNull().unique('promos_code_unique'),
    /** A share of the fare, or an amount. */
    percent: smallint(),
    /** The most a share takes off; null for no cap. */
    capCents: integer(),
    amountCents: integer(),
    /** The start of its first day and the end of its last one by the city's clock, as of when it was made. */
    beginsAt: at().notNull(),
    endsAt: at().notNull(),
    /** How many rides in all, null for any number, and how many of one rider. */
    mostUses: integer(),
    mostEach: smallint().notNull().default(1),
    /** Only for riders without a completed ride. */
    isFirstRide: boolean().notNull().default(false),
    /** How many rows of promo_uses it has: triggers there keep it. */
    used: integer().notNull().default(0),
    note: text(),
    madeBy: uuid()
      .notNull()
      .references(() => users.id),
    madeAt: at().notNull().defaultNow(),
    /** An admin ended it early. */
    endedAt: at(),
    endedBy: uuid().references(() => users.id),
  },
  (table) => [
    index('promos_made_by').on(table.madeBy),
    index('promos_ended_by')
      .on(table.endedBy)
      .where(sql`${table.endedBy} is not null`),
    check('promos_code', sql`${table.code} ~ '^[A-Z0-9]{4,20}$'`),
    check(
      'promos_terms',
      sql`num_nonnulls(${table.percent}, ${table.amountCents}) = 1 and ${table.percent} between 1 and 100 and ${table.amountCents} between 1 and ${sql.raw(`${MOST_PROMO_CENTS}`)} and ${table.capCents} between 1 and ${sql.raw(`${MOST_PROMO_CENTS}`)} and (${table.capCents} is null or ${table.percent} is not null)`,
    ),
    check('promos_days', sql`${table.beginsAt} < ${table.endsAt}`),
    check(
      'promos_uses',
      sql`${table.mostUses} between 1 and ${sql.raw(`${MOST_PROMO_USES}`)} and ${table.mostEach} between 1 and ${sql.raw(`${MOST_PROMO_USES_EACH}`)}`,
    ),
    check('promos_note', sql`char_length(${table.note}) between 1 and ${sql.raw(`${LONGEST_PROMO_NOTE}`)}`),
    check('promos_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);

/**
 * The rides that use a code, without the canceled ones. Triggers on rides keep it: an index on rides would be read into being while all
 * rides wait, and be rewritten with every step of a ride. It has no reference to the ride, which is only deleted with its row here, and
 * none to the rider, who is the ride's.
 */
export const promoUses = pgTable(
  'promo_uses',
  {
    rideId: uuid().primaryKey(),
    promoId: uuid()
      .notNull()
      .references(() => promos.id),
    riderId: uuid().notNull(),
  },
  (table) => [index('promo_uses_promo').on(table.promoId, table.riderId)],
);
