import type { ChatMessage, ChatSnapshot } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import type { Chat } from './find-chat.ts';

const { rideMessageReads, rideMessages } = schema;

/** The newest are shown to its sides; nobody reads further back during a ride. */
const SHOWN = 500;
/** More than can be written in a day. */
const ALL = 60_000;

type Message = typeof rideMessages.$inferSelect;

export const viewMessage = ({ id, driverId, senderId, text, quick, sentAt }: Message): ChatMessage => ({
  id,
  by: senderId === driverId ? 'driver' : 'rider',
  text,
  quick,
  sentAt: sentAt.toISOString(),
});

/** All messages of a conversation, the oldest first. */
export const listAllMessages = (orm: Tx, chat: Pick<Chat, 'rideId' | 'driverId'>): Promise<ChatMessage[]> =>
  listMessages(orm, chat, ALL);

async function listMessages(
  orm: Tx,
  { rideId, driverId }: Pick<Chat, 'rideId' | 'driverId'>,
  most: number,
): Promise<ChatMessage[]> {
  const rows = await orm
    .select()
    .from(rideMessages)
    .where(and(eq(rideMessages.rideId, rideId), eq(rideMessages.driverId, driverId)))
    .orderBy(desc(rideMessages.sentAt), desc(rideMessages.id))
    .limit(most);
  return rows.reverse().map(viewMessage);
}

export async function readChat(orm: Tx, chat: Chat): Promise<ChatSnapshot> {
  const { rideId, driverId, closesAt } = chat;
  const messages = await listMessages(orm, chat, SHOWN);
  const reads = await orm
    .select({ readerId: rideMessageReads.readerId, upTo: rideMessageReads.upTo })
    .from(rideMessageReads)
    .where(and(eq(rideMessageReads.rideId, rideId), eq(rideMessageReads.driverId, driverId)))
    .orderBy(asc(rideMessageReads.readerId));
  const upTo = (readerId: string) =>
    reads.find((read) => read.readerId === readerId)?.upTo.toISOString() ?? null;
  return {
    messages,
    read: { rider: upTo(chat.riderId), driver: upTo(driverId) },
    closesAt: closesAt?.toISOString() ?? null,
  };
}
