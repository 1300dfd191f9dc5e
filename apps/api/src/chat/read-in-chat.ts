import type { ReadChatInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, lt, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { findChat } from './find-chat.ts';

const { rideMessageReads, rideMessages } = schema;

/**
 * One side has read everything up to a message. An older message than the last one changes nothing.
 * @throws AppError RIDE_NOT_FOUND, NOT_FOUND where the conversation has no such message
 */
export async function readInChat(
  deps: { db: Db },
  actor: Actor,
  { messageId, ...input }: ReadChatInput,
): Promise<void> {
  assertRole(actor, 'rider', 'driver');
  const { rideId, riderId, driverId, by } = await findChat(deps.db.orm, actor, input);
  await inTransaction(deps.db, async (tx) => {
    const [message] = await tx
      .select({ sentAt: rideMessages.sentAt })
      .from(rideMessages)
      .where(
        and(
          eq(rideMessages.id, messageId),
          eq(rideMessages.rideId, rideId),
          eq(rideMessages.driverId, driverId),
        ),
      );
    if (!message) throw new AppError('NOT_FOUND');
    const { sentAt: upTo } = message;
    const moved = await tx
      .insert(rideMessageReads)
      .values({ rideId, driverId, readerId: actor.userId, upTo })
      .onConflictDoUpdate({
        target: [rideMessageReads.rideId, rideMessageReads.driverId, rideMessageReads.readerId],
        set: { upTo: sql`excluded.up_to` },
        setWhere: lt(rideMessageReads.upTo, sql`excluded.up_to`),
      })
      .returning({ upTo: rideMessageReads.upTo });
    if (moved.length === 0) return;
    await tell(tx, { event: 'chat.read', rideId, riderId, driverId, by, upTo: upTo.toISOString() });
  });
}
