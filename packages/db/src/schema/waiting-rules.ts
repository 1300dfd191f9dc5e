import { WAITING_LIMITS } from '@ridewire/contracts/waiting-rules';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });
const within = ({ min, max }: { min: number; max: number }) => sql.raw(`between ${min} and ${max}`);

/**
 * What the city decides about drivers who wait at the pickup, from a moment on. Triggers keep rules that began as they are, and give
 * them to rides when these are requested or booked. Before the first row, the usual rules hold.
 */
export const waitingRules = pgTable(
  'waiting_rules',
  {
    /** Made by the client, so that a retry finds the rules it already set. */
    id: uuid().primaryKey(),
    freeMinutes: smallint().notNull(),
    mostMinutes: smallint().notNull(),
    noShowMinutes: smallint().notNull(),
    beginsAt: at().notNull(),
    setBy: uuid()
      .notNull()
      .references(() => users.id),
    setAt: at().notNull().defaultNow(),
  },
  (table) => [
    // Rules begin after each other.
    unique('waiting_rules_begins_at').on(table.beginsAt),
    index('waiting_rules_set_by').on(table.setBy),
    check(
      'waiting_rules_minutes',
      sql`${table.freeMinutes} ${within(WAITING_LIMITS.freeMinutes)} and ${table.mostMinutes} ${within(WAITING_LIMITS.mostMinutes)} and ${table.noShowMinutes} ${within(WAITING_LIMITS.noShowMinutes)} and ${table.noShowMinutes} >= ${table.freeMinutes}`,
    ),
  ],
);
