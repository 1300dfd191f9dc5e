import { PROBLEM_KINDS, type ProblemKind } from '@ridewire/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sqlList } from '../sql-list.ts';
import { rides } from './rides.ts';
import { users } from './users.ts';

const at = () => timestamp({ withTimezone: true, precision: 3 });

/** What riders and drivers report of rides that are over. */
export const problems = pgTable(
  'problems',
  {
    /** Made by the client, so that a retry finds the problem it already reported. */
    id: uuid().primaryKey(),
    rideId: uuid()
      .notNull()
      .references(() => rides.id, { onDelete: 'cascade' }),
    reporterId: uuid()
      .notNull()
      .references(() => users.id),
    /** +1 with every change: support answers what it has seen. */
    version: integer().notNull().default(1),
    kind: text().$type<ProblemKind>().notNull(),
    reportedAt: at().notNull().defaultNow(),
    /** Since when support owes an answer; null if it doesn't. */
    waitingSince: at(),
    assigneeId: uuid().references(() => users.id),
    /** Of a thing left in the car: the other side, and their word. */
    askedId: uuid().references(() => users.id),
    isHere: boolean(),
    closedAt: at(),
    closedBy: uuid().references(() => users.id),
  },
  (table) => [
    // One conversation at a time about the same thing.
    uniqueIndex('problems_open_unique')
      .on(table.rideId, table.reporterId, table.kind)
      .where(sql`${table.closedAt} is null`),
    index('problems_ride').on(table.rideId),
    index('problems_reporter').on(table.reporterId),
    index('problems_asked')
      .on(table.askedId)
      .where(sql`${table.askedId} is not null`),
    index('problems_assignee')
      .on(table.assigneeId)
      .where(sql`${table.assigneeId} is not null`),
    index('problems_reported').on(table.reportedAt, table.id),
    index('problems_waiting')
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
    check('problems_kind', sql`${table.kind} in ${sql.raw(sqlList(PROBLEM_KINDS))}`),
    check('problems_closed', sql`(${table.closedAt} is null) = (${table.closedBy} is null)`),
    check('problems_closed_owes_nothing', sql`${table.closedAt} is null or ${table.waitingSince} is null`),
    check('problems_asked_answers', sql`${table.isHere} is null or ${table.askedId} is not null`),
  ],
);

/** What the person who reported a problem and support wrote to each other; the first message is the report. */
export const problemMessages = pgTable(
  'problem_messages',
  {
    /** Made by the client, so that a retry finds the message it already wrote. */
    id: uuid().primaryKey(),
    problemId: uuid()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    sentAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('problem_messages_problem').on(table.problemId, table.sentAt, table.id),
    index('problem_messages_author').on(table.authorId),
    check('problem_messages_text', sql`length(${table.text}) between 1 and 2000`),
  ],
);
