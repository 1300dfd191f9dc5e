import type { AnswerMessageInput, MessageView } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { queueMail } from '../mail/mail-job.ts';
import { getMessage } from './message-queries.ts';
import { tellMessageChanged } from './tell-message-changed.ts';

/** The answer, its event and its mail: all or none. Of two admins at once the second waits, and finds it answered. */
const ANSWER_MESSAGE = `
with answered as (
  update contact_messages set answer = $3, answered_by = $2, answered_at = now()
  where id = $1 and answered_at is null
  returning *
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select coalesce(user_id, $2), 'message.answered', $2, 'admin', $4,
    jsonb_build_object('messageId', id, 'topic', topic)
  from answered
)
select ${tellMessageChanged('m.id')} as changed,
  ${queueMail(`json_build_object('kind', 'message_answered', 'messageId', m.id)`, `'message:' || m.id`)} as mail
from answered m`;

/**
 * Answers a message for good: the answer is mailed to who wrote it. The same answer of the same admin, sent again, is the
 * one that was given already.
 * @throws AppError MESSAGE_NOT_FOUND; MESSAGE_ANSWERED, whose sentence says by whom
 */
export async function answerMessage(
  core: Core,
  actor: Actor,
  { messageId, answer }: AnswerMessageInput,
): Promise<MessageView> {
  assertRole(actor, 'admin');
  const result = await core.db.pool.query({
    name: 'answer_message',
    text: ANSWER_MESSAGE,
    values: [messageId, actor.userId, answer, actor.ipAddress ?? null],
  });
  const message = await getMessage(core.db, messageId);
  const { answered } = message;
  if (result.rowCount || (answered?.by.id === actor.userId && answered.text === answer)) return message;
  const by = answered?.by.id === actor.userId ? 'you' : (answered?.by.name ?? 'another admin');
  throw new AppError('MESSAGE_ANSWERED', `This message was answered meanwhile by ${by}.`);
}
