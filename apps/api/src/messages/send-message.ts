import type { SendMessageInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { v7 as newId } from 'uuid';
import type { Actor } from '../core/actor.ts';
import { addressKey } from '../core/address-key.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { EVERY_ADMIN, makeNotifications } from '../notifications/make-notifications.ts';
import { tellMessageChanged } from './tell-message-changed.ts';

/** Of a longer message admins are told so many letters. */
const TOLD_LETTERS = 160;

const TOLD_ADMINS = makeNotifications({
  type: 'message_received',
  to: 'admin.id',
  title: `'Message from ' || m.name`,
  message: `left(regexp_replace(m.text, '\\s+', ' ', 'g'), ${TOLD_LETTERS})
    || case when length(m.text) > ${TOLD_LETTERS} then '…' else '' end`,
  about: 'm',
  from: `sent m cross join ${EVERY_ADMIN}`,
});

// Of one sending that comes twice at once, the second waits for the first, and then does nothing.
const SEND_MESSAGE = `
with sent as (
  insert into contact_messages (id, command_id, name, email, topic, text, user_id, language)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (command_id) do nothing
  returning *
), told as (${TOLD_ADMINS})
select ${tellMessageChanged('m.id')} as changed from sent m`;

/**
 * Stores what somebody wrote to us, and tells every admin. Sent again under the same command id nothing more happens.
 * @param actor null for a visitor
 * @throws AppError TOO_MANY; COMMAND_REUSED when another message came under this id
 */
export async function sendMessage(
  core: Core,
  actor: Actor | null,
  input: SendMessageInput,
  from: Caller,
): Promise<{ sent: true }> {
  const { commandId, name, email, topic, text, language } = input;
  // A repeat counts for nothing: who was told of a lost answer only may well send again.
  if (await isStored(core.db, input)) return { sent: true };
  await core.limits.spend('messageByAddress', addressKey(from.ipAddress));
  await core.limits.spend('messageByEmail', email.toLowerCase());
  const result = await core.db.pool.query({
    name: 'send_message',
    text: SEND_MESSAGE,
    values: [newId(), commandId, name, email, topic, text, actor?.userId ?? null, language ?? null],
  });
  if (!result.rowCount) await isStored(core.db, input);
  return { sent: true };
}

/** @throws AppError COMMAND_REUSED */
async function isStored(db: Db, { commandId, ...input }: SendMessageInput): Promise<boolean> {
  const { rows } = await db.pool.query<Pick<SendMessageInput, 'name' | 'email' | 'topic' | 'text'>>({
    name: 'find_sent_message',
    text: 'select name, email, topic, text from contact_messages where command_id = $1',
    values: [commandId],
  });
  const [stored] = rows;
  if (!stored) return false;
  const fields = ['name', 'email', 'topic', 'text'] as const;
  if (fields.some((field) => stored[field] !== input[field])) throw new AppError('COMMAND_REUSED');
  return true;
}
