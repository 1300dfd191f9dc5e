import { LONGEST_QUEST_NAME, MOST_QUEST_CENTS, MOST_QUEST_RIDES } from '@ridewire/contracts/quest-terms';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { drivers } from './drivers.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** Bonuses that the city promises drivers for completing a number of rides within a few days. A quest is never changed, only ended. */
export const quests = pgTable(
  'quests',
  {
    /** Made by the client, so that a retry finds the quest it already made. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    rides: smallint().notNull(),
    bonusCents: integer().notNull(),
    /** The start of its first day and the end of its last one by the city's clock, as of when it was made. */
    beginsAt: at().notNull(),
    endsAt: at().notNull(),
    madeBy: uuid()
      .notNull()
      .references(() => users.id),
    madeAt: at().notNull().defaultNow(),
    /** An admin ended it early. */
    endedAt: at(),
    endedBy: uuid().references(() => users.id),
    /** Up to when rides were looked through for drivers who reached it; null before the first look. */
    lookedAt: at(),
  },
  (table) => [
    index('quests_made_by').on(table.madeBy),
    index('quests_ended_by')
      .on(table.endedBy)
      .where(sql`${table.endedBy} is not null`),
    check('quests_name', sql`char_length(${table.name}) between 1 and ${sql.raw(`${LONGEST_QUEST_NAME}`)}`),
    check(
      'quests_terms',
      sql`${table.rides} between 1 and ${sql.raw(`${MOST_QUEST_RIDES}`)} and ${table.bonusCents} between 1 and ${sql.raw(`${MOST_QUEST_CENTS}`)}`,
    ),
    check('quests_days', sql`${table.beginsAt} < ${table.endsAt}`),
    check('quests_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);

/** Drivers who reached a quest, each once: what they were promised is theirs, whatever is done with their rides later. */
export const questBonuses = pgTable(
  'quest_bonuses',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    questId: uuid()
      .notNull()
      .references(() => quests.id),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id),
    amountCents: integer().notNull(),
    /** When the last of the rides it takes was completed. */
    reachedAt: at().notNull(),
  },
  (table) => [
    unique('quest_bonuses_once').on(table.questId, table.driverId),
    index('quest_bonuses_driver').on(table.driverId, table.reachedAt),
    check('quest_bonuses_amount', sql`${table.amountCents} > 0`),
  ],
);
