import {
  type Language,
  type ListMessagesInput,
  type MessageState,
  type MessageView,
  type PageOf,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../core/app-error.ts';
import { inSnapshot, type Reader, type Snapshot } from '../core/in-snapshot.ts';
import { inOrder, readPage } from '../core/read-page.ts';
import { containing } from '../search/containing.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { findNewest, type Found } from '../search/search-steps.ts';

const { contactMessages: messages, users } = schema;
const admin = alias(users, 'admin');

/** The messages with these ids, in this order. */
async function readMessages(db: Reader, ids: string[]): Promise<MessageView[]> {
  if (ids.length === 0) return [];
  const { id, name, email, topic, text, createdAt, answer, answeredBy, answeredAt } = messages;
  const rows = await db.orm
    .select({
      ...{ id, name, email, topic, text, createdAt, answer, answeredBy, answeredAt },
      from: { id: users.id, name: users.name, role: users.role },
      adminName: admin.name,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .leftJoin(admin, eq(admin.id, messages.answeredBy))
    .where(inArray(messages.id, ids));
  const views = rows.map(
    ({ answer: said, answeredBy: by, answeredAt: at, adminName, ...row }): MessageView => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      answered:
        said !== null && by !== null && at
          ? { text: said, by: { id: by, name: adminName }, at: at.toISOString() }
          : null,
    }),
  );
  return inOrder(views, ids);
}

export const findMessage = async (db: Db, messageId: string): Promise<MessageView | undefined> =>
  (await readMessages(db, [messageId]))[0];

/** @throws AppError MESSAGE_NOT_FOUND */
export async function getMessage(db: Db, messageId: string): Promise<MessageView> {
  const message = await findMessage(db, messageId);
  if (!message) throw new AppError('MESSAGE_NOT_FOUND');
  return message;
}

const CONDITIONS: Record<MessageState, SQL> = {
  open: isNull(messages.answeredAt),
  answered: isNotNull(messages.answeredAt),
};

/** One page of the messages whose name, address or text contains `search`, ignoring case, newest first. */
export async function listMessages(db: Db, input: ListMessagesInput): Promise<PageOf<MessageView>> {
  const { search, state } = input;
  const isOf = state && CONDITIONS[state];
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findMessageIds(snapshot, search, isOf);
      return pageOfFound(found, await readMessages(snapshot, idsOfPage(found, input)), input);
    });
  return readPage(db, input, {
    table: messages,
    where: [isOf],
    order: [messages.createdAt, messages.id],
    read: readMessages,
  });
}

function findMessageIds(db: Snapshot, search: string, isOf: SQL = sql`true`): Promise<Found> {
  const matches = (column: SQLWrapper) => sql`${column} like lower(${containing(search)})`;
  const letters = sql`search_letters(${messages.search})`;
  const newest = sql`${messages} where ${isOf} order by ${messages.createdAt} desc, ${messages.id} desc`;
  return findNewest(db, [search], {
    newest: (look) => sql`select id, ${matches(sql`search`)} as is_match
      from (select ${messages.id}, ${messages.search} from ${newest} limit ${look}) newest_messages`,
    sample: sql`select ${letters} as letters from ${newest}`,
    // Separate from the order: otherwise, an index in the list's order would be read to its end for a rare word.
    indexed: (inLetters) => [
      sql`with found as materialized (
        select ${messages.id}, ${messages.createdAt} from ${messages}
        where ${inLetters(letters)} and ${matches(messages.search)} and ${isOf}
      ) select id from found order by created_at desc, id desc`,
    ],
  });
}

/** The data for the mail with an answer. */
export interface Answer {
  /** As typed. */
  email: string;
  answer: string;
  writtenAt: Date;
  /** The language of the message; otherwise that of the signed-in sender. */
  language: Language;
}

/** Undefined until the message is answered, and once it is gone. */
export async function findAnswer(db: Db, messageId: string): Promise<Answer | undefined> {
  const [row] = await db.orm
    .select({
      email: messages.email,
      answer: messages.answer,
      writtenAt: messages.createdAt,
      language: sql<Language>`coalesce(${messages.language}, ${users.language}, 'en')`,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(and(eq(messages.id, messageId), isNotNull(messages.answer)));
  return row && row.answer !== null ? { ...row, answer: row.answer } : undefined;
}
