import {
  HAND_KMH,
  LONGEST_STREET_REASON,
  MOST_STRETCHES,
  type StreetStretch,
} from '@ridewire/contracts/street-change';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * Streets that the desk closed or gave a speed, from a moment on. A row is never changed but for its end by hand. A trigger of its table
 * tells every process of it; the moments in it come by each process's own timer.
 */
export const streetChanges = pgTable(
  'street_changes',
  {
    /** Made by the client: a retry finds the change it already made. */
    id: uuid().primaryKey(),
    /** The speed there; null for closed streets. */
    kmh: smallint(),
    reason: text().notNull(),
    stretches: jsonb().$type<StreetStretch[]>().notNull(),
    beginsAt: at().notNull(),
    /** Null where it ends by hand. */
    endsAt: at(),
    madeBy: uuid()
      .notNull()
      .references(() => users.id),
    madeAt: at().notNull().defaultNow(),
    /** When it was ended by hand, and by whom. */
    endedAt: at(),
    endedBy: uuid().references(() => users.id),
  },
  (table) => [
    index('street_changes_open')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
    index('street_changes_made_at').on(table.madeAt, table.id),
    index('street_changes_made_by').on(table.madeBy),
    index('street_changes_ended_by')
      .on(table.endedBy)
      .where(sql`${table.endedBy} is not null`),
    check(
      'street_changes_kmh',
      sql`${table.kmh} between ${sql.raw(`${HAND_KMH.min}`)} and ${sql.raw(`${HAND_KMH.max}`)}`,
    ),
    check(
      'street_changes_reason',
      sql`char_length(${table.reason}) between 1 and ${sql.raw(`${LONGEST_STREET_REASON}`)}`,
    ),
    check(
      'street_changes_stretches',
      sql`jsonb_array_length(${table.stretches}) between 1 and ${sql.raw(`${MOST_STRETCHES}`)}`,
    ),
    check('street_changes_times', sql`${table.endsAt} > ${table.beginsAt}`),
    check('street_changes_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);
