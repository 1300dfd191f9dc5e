import { z } from 'zod';
import { Email, LanguageChoice } from './accounts.ts';
import { MESSAGE_STATES } from './choices.ts';
import { MAX_MESSAGE_LETTERS } from './message-letters.ts';
import { mistake } from './mistakes.ts';
import { PageInput, SearchText } from './pages.ts';
import type { Role } from './roles.ts';
import { boundedLine, boundedText, orBlank } from './text.ts';

/** What people write to us about; `?topic=` of the contact page chooses one. */
export const MessageTopic = z.enum(
  ['general', 'ride', 'lost_item', 'payment', 'account', 'driving', 'plans', 'business', 'press', 'safety'],
  mistake('messageTopic'),
);
export type MessageTopic = z.infer<typeof MessageTopic>;

/** Somebody's message to us, from the contact form. */
export const SendMessageInput = z.object({
  /** Made by the client; the same message sent again under it is stored once. */
  commandId: z.uuid(mistake('commandId')),
  name: boundedLine('name', { min: [1, mistake('blank', { field: 'name' })], max: 100 }),
  email: Email,
  topic: MessageTopic,
  text: boundedText('message', {
    min: [1, mistake('blank', { field: 'message' })],
    max: MAX_MESSAGE_LETTERS,
  }),
  /** The one it is answered in; else the writer's own, where known. */
  language: orBlank(LanguageChoice),
});
export type SendMessageInput = z.infer<typeof SendMessageInput>;

export const MessageState = z.enum(MESSAGE_STATES, mistake('messageState'));
export type MessageState = z.infer<typeof MessageState>;

export const ListMessagesInput = z.object({
  ...PageInput.shape,
  /** In the name, the address or the message. */
  search: SearchText,
  state: MessageState.optional(),
});
export type ListMessagesInput = z.infer<typeof ListMessagesInput>;

export const MessageIdInput = z.object({ messageId: z.uuid(mistake('messageId')) });
export type MessageIdInput = z.infer<typeof MessageIdInput>;

export const AnswerMessageInput = z.object({
  ...MessageIdInput.shape,
  answer: boundedText('answer', {
    min: [1, mistake('blank', { field: 'answer' })],
    max: MAX_MESSAGE_LETTERS,
  }),
});
export type AnswerMessageInput = z.infer<typeof AnswerMessageInput>;

/** A message as admins see it. */
export interface MessageView {
  id: string;
  name: string;
  email: string;
  topic: MessageTopic;
  text: string;
  /** Who was signed in when it was written; null for a visitor, or once the account is gone. */
  from: { id: string; name: string; role: Role } | null;
  createdAt: string;
  /** Null while nobody has answered. The name of an admin who is gone is null. */
  answered: { text: string; by: { id: string; name: string | null }; at: string } | null;
}

/** messages.changes for admins: one came in or was answered; lists that show them read anew. */
export interface MessagesChange {
  messageId: string;
}
export type MessagesSnapshot = null;
