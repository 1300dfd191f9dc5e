import type { SendMessageInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Actor } from '../core/actor.ts';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { shorten } from '../core/shorten.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';

const { contactMessages: messages } = schema;

/**
 * Stores a message to us, and notifies every admin. Sending it again under the same command id does nothing more.
 * @param actor null for a visitor
 * @throws AppError TOO_MANY; COMMAND_REUSED when another message came under this id
 */
export async function sendMessage(
  deps: { db: Db; limits: Limits },
  actor: Actor | null,
  input: SendMessageInput,
  from: Caller,
): Promise<{ sent: true }> {
  const { commandId, name, email, topic, text, language } = input;
  // A repeat doesn't count: a sender who only saw that the answer was lost may well send again.
  if (await isStored(deps.db, input)) return { sent: true };
  await deps.limits.spend('messageByAddress', addressKey(from.ipAddress));
  await deps.limits.spend('messageByEmail', email.toLowerCase());
  await inTransaction(deps.db, async (tx) => {
    const id = newId();
    // If one sending comes twice at once, the second waits for the first, and then does nothing.
    const sent = await tx
      .insert(messages)
      .values({ ...{ id, commandId, name, email, topic, text, language }, userId: actor?.userId ?? null })
      .onConflictDoNothing({ target: messages.commandId })
      .returning({ id: messages.id });
    if (sent.length === 0) return;
    await tell(tx, { event: 'message.changed', messageId: id });
    await tellPeople(tx, {
      to: { desk: 'support:write' },
      type: 'message_received',
      params: { name, text: shorten(text) },
      about: { name, email },
    });
  });
  // A message stored under this id since must have the same words.
  await isStored(deps.db, input);
  return { sent: true };
}

/** @throws AppError COMMAND_REUSED */
async function isStored(db: Db, { commandId, ...input }: SendMessageInput): Promise<boolean> {
  const { name, email, topic, text } = messages;
  const [stored] = await db.orm
    .select({ name, email, topic, text })
    .from(messages)
    .where(eq(messages.commandId, commandId));
  if (!stored) return false;
  const fields = ['name', 'email', 'topic', 'text'] as const;
  if (fields.some((field) => stored[field] !== input[field])) throw new AppError('COMMAND_REUSED');
  return true;
}
