import type { Language } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';

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
