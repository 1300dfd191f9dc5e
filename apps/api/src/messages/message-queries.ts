import type {
  Language,
  ListMessagesInput,
  MessageState,
  MessageTopic,
  MessageView,
  PageOf,
  Role,
} from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import { inSnapshot, type Reader, type Snapshot } from '../core/in-snapshot.ts';
import { readPage, readRows } from '../core/read-page.ts';
import { containing } from '../search/containing.ts';
import { idsOfPage, pageOfFound } from '../search/page-of-found.ts';
import { findNewest, type Found } from '../search/search-steps.ts';

interface MessageRow {
  id: string;
  name: string;
  email: string;
  topic: MessageTopic;
  text: string;
  from: { id: string; name: string; role: Role } | null;
  createdAt: Date;
  answer: string | null;
  answeredBy: { id: string; name: string | null } | null;
  answeredAt: Date | null;
}

const MESSAGES = {
  table: 'contact_messages m',
  name: 'm',
  columns: `m.id, m.name, m.email, m.topic, m.text, m.created_at as "createdAt", m.answer, m.answered_at as "answeredAt",
    case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'role', u.role) end as "from",
    case when m.answered_by is not null then json_build_object('id', m.answered_by, 'name', a.name) end as "answeredBy"`,
  joins: 'left join users u on u.id = m.user_id left join users a on a.id = m.answered_by',
};

const viewMessage = ({ answer, answeredBy, answeredAt, ...row }: MessageRow): MessageView => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  answered:
    answer !== null && answeredBy && answeredAt
      ? { text: answer, by: answeredBy, at: answeredAt.toISOString() }
      : null,
});

const readMessages = async (db: Reader, ids: string[]): Promise<MessageView[]> =>
  (await readRows<MessageRow>(db, MESSAGES, ids)).map(viewMessage);

export const findMessage = async (db: Db, messageId: string): Promise<MessageView | undefined> =>
  (await readMessages(db, [messageId]))[0];

/** @throws AppError MESSAGE_NOT_FOUND */
export async function getMessage(db: Db, messageId: string): Promise<MessageView> {
  const message = await findMessage(db, messageId);
  if (!message) throw new AppError('MESSAGE_NOT_FOUND');
  return message;
}

const CONDITIONS: Record<MessageState, string> = {
  open: 'm.answered_at is null',
  answered: 'm.answered_at is not null',
};

/** One page of the messages whose name, address or text holds `search`, in whatever case, newest first. */
export async function listMessages(db: Db, input: ListMessagesInput): Promise<PageOf<MessageView>> {
  const { page, limit, search, state } = input;
  const where = state ? [CONDITIONS[state]] : [];
  if (search)
    return inSnapshot(db, async (snapshot) => {
      const found = await findMessageIds(snapshot, search, where);
      return pageOfFound(found, await readMessages(snapshot, idsOfPage(found, input)), input);
    });
  const { rows, total } = await readPage<MessageRow>(db, input, { ...MESSAGES, where, values: [] });
  return { items: rows.map(viewMessage), page, limit, total };
}

function findMessageIds(db: Snapshot, search: string, where: string[]): Promise<Found> {
  const isListed = ['true', ...where].join(' and ');
  return findNewest(db, search, {
    values: [containing(search)],
    newest: `select m.id, m.search as text from contact_messages m where ${isListed} order by m.created_at desc, m.id desc`,
    matches: 'text like lower($1)',
    // Apart from the order, or an index in the list's order would be read to its end for a word that is rare.
    indexed: (inLetters) => [
      `with found as materialized (
        select m.id, m.created_at from contact_messages m
        where ${inLetters('m.search')} and m.search like lower($1) and ${isListed}
      ) select id from found order by created_at desc, id desc`,
    ],
  });
}

/** What the mail with an answer needs. */
export interface Answer {
  /** As it was typed. */
  email: string;
  answer: string;
  writtenAt: Date;
  /** The one the message was written in; else the one of who was signed in. */
  language: Language;
}

/** Undefined as long as nobody has answered, and once the message is gone. */
export async function findAnswer(db: Db, messageId: string): Promise<Answer | undefined> {
  const result = await db.pool.query<Answer>({
    name: 'find_answer',
    text: `select m.email, m.answer, m.created_at as "writtenAt", coalesce(m.language, u.language, 'en') as language
      from contact_messages m left join users u on u.id = m.user_id where m.id = $1 and m.answer is not null`,
    values: [messageId],
  });
  return result.rows[0];
}
