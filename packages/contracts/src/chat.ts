import { z } from 'zod';
import { MOST_CHAT_CHARACTERS, QUICK_REPLIES } from './chat-choices.ts';
import { mistake } from './mistakes.ts';
import { RideId } from './rides.ts';
import { boundedText, line } from './text.ts';

export const QuickReply = z.enum(
  [...new Set([...QUICK_REPLIES.rider, ...QUICK_REPLIES.driver])],
  mistake('quickReply'),
);
export type QuickReply = z.infer<typeof QuickReply>;

/** The conversation of a ride's rider with one of its drivers: the next driver begins another one. */
export const ChatInput = z.object({
  rideId: RideId,
  /** Compared with the ride’s, never looked up. */
  driverId: z.string(mistake('driverId')).max(64, mistake('driverId')),
});
export type ChatInput = z.infer<typeof ChatInput>;

/** One message to the other side of a ride: written, or a quick reply. */
export const SayInput = z
  .object({
    /** Made by the client once per message. Sent again, it stays one message. */
    id: z.uuid(mistake('commandUuid')),
    rideId: RideId,
    text: boundedText('message', {
      min: [1, mistake('missing', { field: 'message' })],
      max: MOST_CHAT_CHARACTERS,
    }).optional(),
    quick: QuickReply.optional(),
  })
  .refine(({ text, quick }) => (text === undefined) !== (quick === undefined), mistake('textOrQuick'));
export type SayInput = z.infer<typeof SayInput>;

/** Everything up to this message has been read. */
export const ReadChatInput = ChatInput.partial({ driverId: true }).extend({
  messageId: z.uuid(mistake('commandUuid')),
});
export type ReadChatInput = z.infer<typeof ReadChatInput>;

/** Shows a conversation to admins. */
export const ReportChatInput = ChatInput.extend({ reason: line('reason', 200) });
export type ReportChatInput = z.infer<typeof ReportChatInput>;

/** A conversation with a driver who lost the ride, which its rider can still report. */
export interface ReportableChat {
  driver: { id: string; name: string };
}

export type ChatSide = 'rider' | 'driver';

/** Either a text or a quick reply. */
export interface ChatMessage {
  id: string;
  by: ChatSide;
  text: string | null;
  quick: QuickReply | null;
  /** ISO 8601. */
  sentAt: string;
}

/** chat.live: a conversation, oldest message first. */
export interface ChatSnapshot {
  messages: ChatMessage[];
  /** Up to when each side has read, ISO 8601; null for nothing. */
  read: Record<ChatSide, string | null>;
  /** Until when both can write, ISO 8601; null while the ride goes on. */
  closesAt: string | null;
}
export type ChatChange =
  | { kind: 'said'; message: ChatMessage }
  | { kind: 'read'; by: ChatSide; upTo: string };

/** A conversation that admins may read, because it was reported or there was a call for help. */
export interface ReportedChat {
  driver: { id: string; name: string };
  messages: ChatMessage[];
  reports: { by: ChatSide; reason: string; at: string }[];
}
