import { QUICK_REPLIES, type ChatMessage, type SayInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import { viewMessage } from './chat-queries.ts';
import { findChat } from './find-chat.ts';

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
  const [chat, made] = await Promise.all([
    findChat(deps.db.orm, actor, { rideId }),
    findMessage(deps.db.orm, id),
  ]);
  const own: readonly string[] = QUICK_REPLIES[chat.by];
  if (quick !== null && !own.includes(quick)) throw new AppError('BAD_INPUT');
  if (made) return assertSame(made, { rideId, senderId, text, quick });
  if (chat.closesAt && chat.closesAt.getTime() <= Date.now()) throw new AppError('CHAT_CLOSED');
  await deps.limits.spend('chatByAccount', senderId);
  const { riderId, driverId } = chat;
  const message = await inTransaction(deps.db, async (tx) => {
    // A driver who has just lost the ride gets nothing more.
    const [ride] = await tx
      .select({ id: rides.id })
      .from(rides)
      .where(and(eq(rides.id, rideId), eq(rides.driverId, driverId)))
      .for('share');
    if (!ride) throw new AppError('RIDE_NOT_FOUND');
    const [row] = await tx
      .insert(rideMessages)
      .values({ id, rideId, driverId, senderId, text, quick })
      .onConflictDoNothing()
      .returning();
    if (!row) return undefined;
    const said = viewMessage(row);
    await tell(tx, { event: 'chat.said', rideId, riderId, driverId, message: said });
    return said;
  });
  if (message) return message;
  // Sent twice at once.
  const other = await findMessage(deps.db.orm, id);
  if (!other) throw new AppError('RIDE_NOT_FOUND');
  return assertSame(other, { rideId, senderId, text, quick });
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
