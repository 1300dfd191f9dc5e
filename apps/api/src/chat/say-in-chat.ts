import { QUICK_REPLIES, type ChatMessage, type SayInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Limits } from '../core/limits.ts';
import { CHANNEL } from '../live/events.ts';
import { outboxOf } from '../live/outbox.ts';
import { iso } from '../personal-data/own-list.ts';
import type { ChatSaid } from './chat-events.ts';
import { viewMessage } from './chat-queries.ts';
import { findChat, type Chat } from './find-chat.ts';

const { rideMessages, rides } = schema;

/**
 * A rider or a driver writes to the other side of their ride. Sent again with the same id, it answers with the message
 * that is there.
 * @throws AppError RIDE_NOT_FOUND, CHAT_CLOSED an hour after the ride, BAD_INPUT for a quick reply of the other side,
 * COMMAND_REUSED, TOO_MANY
 */
export async function sayInChat(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { id, rideId, ...said }: SayInput,
): Promise<ChatMessage> {
  assertRole(actor, 'rider', 'driver');
  const { userId: senderId } = actor;
  const [text, quick] = [said.text ?? null, said.quick ?? null];
  // Counted while reading, as it commits by itself. Only a new message fails for it.
  const [[counted], chat, made] = await Promise.all([
    Promise.allSettled([deps.limits.spend('chatByAccount', senderId)]),
    findChat(deps.db.orm, actor, { rideId }),
    findMessage(deps.db.orm, id),
  ]);
  const own: readonly string[] = QUICK_REPLIES[chat.by];
  if (quick !== null && !own.includes(quick)) throw new AppError('BAD_INPUT');
  if (made) return assertSame(made, { rideId, senderId, text, quick });
  if (chat.closesAt && chat.closesAt.getTime() <= Date.now()) throw new AppError('CHAT_CLOSED');
  if (counted.status === 'rejected') throw counted.reason;
  const sentAt = await keepMessage(deps.db.orm, chat, { id, senderId, text, quick });
  if (sentAt) return { id, by: chat.by, text, quick, sentAt: sentAt.toISOString() };
  // Sent twice at once.
  const other = await findMessage(deps.db.orm, id);
  if (!other) throw new AppError('RIDE_NOT_FOUND');
  return assertSame(other, { rideId, senderId, text, quick });
}

/**
 * Writes a message and tells both sides, in one statement.
 * @returns when it was written; undefined if it is there already, or if the driver has just lost the ride
 */
async function keepMessage(
  orm: Db['orm'],
  { rideId, riderId, driverId, by }: Chat,
  { id, senderId, text, quick }: Pick<Row, 'id' | 'senderId' | 'text' | 'quick'>,
): Promise<Date | undefined> {
  const told: ChatSaid = {
    event: 'chat.said',
    rideId,
    riderId,
    driverId,
    message: { id, by, text, quick, sentAt: '' },
  };
  const said = orm.$with('said').as(
    orm
      .insert(rideMessages)
      .select(
        orm
          .select({
            id: sql<string>`${id}::uuid`.as('id'),
            rideId: rides.id,
            driverId: sql<string>`${driverId}::uuid`.as('driver_id'),
            senderId: sql<string>`${senderId}::uuid`.as('sender_id'),
            text: sql<string | null>`${text}::text`.as('text'),
            quick: sql<Row['quick']>`${quick}::text`.as('quick'),
            sentAt: sql<Date>`now()`.as('sent_at'),
          })
          .from(rides)
          .where(and(eq(rides.id, rideId), eq(rides.driverId, driverId)))
          .for('share'),
      )
      .onConflictDoNothing()
      .returning({ sentAt: rideMessages.sentAt }),
  );
  const payload = sql`jsonb_set(${JSON.stringify(told)}::jsonb, '{message,sentAt}', to_jsonb(${sql.raw(iso('said.sent_at'))}))`;
  const outbox = outboxOf(orm);
  if (!outbox) {
    const [row] = await orm
      .with(said)
      .select({ sentAt: said.sentAt, told: sql`pg_notify(${CHANNEL}, ${payload}::text)` })
      .from(said);
    return row?.sentAt;
  }
  const [row] = await orm
    .with(said)
    .select({
      sentAt: said.sentAt,
      id: sql<string>`keep_event(${payload}::text)`,
      payload: sql<string>`${payload}::text`,
    })
    .from(said);
  if (row) outbox.committed([row]);
  return row?.sentAt;
}

type Row = typeof rideMessages.$inferSelect;

async function findMessage(orm: Db['orm'], id: string): Promise<Row | undefined> {
  const [row] = await orm.select().from(rideMessages).where(eq(rideMessages.id, id));
  return row;
}

function assertSame(
  row: Row,
  { rideId, senderId, text, quick }: Pick<Row, 'rideId' | 'senderId' | 'text' | 'quick'>,
): ChatMessage {
  const isSame =
    row.rideId === rideId && row.senderId === senderId && row.text === text && row.quick === quick;
  if (!isSame) throw new AppError('COMMAND_REUSED');
  return viewMessage(row);
}
