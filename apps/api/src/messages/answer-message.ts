import type { AnswerMessageInput, MessageView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { queueMail } from '../mail/mail-job.ts';
import { getMessage } from './message-queries.ts';

const { contactMessages: messages } = schema;

/**
 * Answers a message for good: the answer is mailed to its sender. The same answer of the same admin, sent again, counts
 * as the one given already.
 * @throws AppError MESSAGE_NOT_FOUND; MESSAGE_ANSWERED, which says by whom
 */
export async function answerMessage(
  deps: { db: Db },
  actor: Actor,
  { messageId, answer }: AnswerMessageInput,
): Promise<MessageView> {
  assertRole(actor, 'admin');
  const isAnswered = await inTransaction(deps.db, async (tx) => {
    // If two admins answer at once, the second waits and finds the message answered.
    const [answered] = await tx
      .update(messages)
      .set({ answer, answeredBy: actor.userId, answeredAt: sql`now()` })
      .where(and(eq(messages.id, messageId), isNull(messages.answeredAt)))
      .returning({ userId: messages.userId, topic: messages.topic });
    if (!answered) return false;
    await logAccountEvent(tx, {
      userId: answered.userId ?? actor.userId,
      type: 'message.answered',
      actor,
      ipAddress: actor.ipAddress ?? null,
      data: { messageId, topic: answered.topic },
    });
    await tell(tx, { event: 'message.changed', messageId });
    await queueMail(tx, { kind: 'message_answered', messageId }, `message:${messageId}`);
    return true;
  });
  const message = await getMessage(deps.db, messageId);
  const { answered } = message;
  if (isAnswered || (answered?.by.id === actor.userId && answered.text === answer)) return message;
  if (answered?.by.id === actor.userId) throw new AppError('ANSWERED_BY_YOU');
  const name = answered?.by.name ?? null;
  throw name === null ? new AppError('ANSWERED_BY_ADMIN') : new AppError('ANSWERED_BY', { name });
}
