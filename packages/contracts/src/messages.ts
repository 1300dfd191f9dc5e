import { z } from 'zod';
import { Email, LanguageChoice } from './accounts.ts';
import { MESSAGE_STATES } from './choices.ts';
import { MAX_MESSAGE_LETTERS } from './message-letters.ts';
import { mistake } from './mistakes.ts';
import { PageInput, SearchText } from './pages.ts';
import type { Role } from './roles.ts';
import { boundedLine, boundedText, orBlank } from './text.ts';

/** Topics of the contact form; `?topic=` in its address selects one. */
export const MessageTopic = z.enum(
  ['general', 'ride', 'lost_item', 'payment', 'account', 'driving', 'plans', 'business', 'press', 'safety'],
  mistake('messageTopic'),
);
export type MessageTopic = z.infer<typeof MessageTopic>;

/** A message sent with the contact form. */
export const SendMessageInput = z.object({
  /** Made by the client. The same message sent again with this id is stored once. */
  commandId: z.uuid(mistake('commandId')),
  name: boundedLine('name', { min: [1, mistake('blank', { field: 'name' })], max: 100 }),
  email: Email,
  topic: MessageTopic,
  text: boundedText('message', {
    min: [1, mistake('blank', { field: 'message' })],
    max: MAX_MESSAGE_LETTERS,
  }),
  /** The language to answer in; by default the writer's own, if known. */
  language: orBlank(LanguageChoice),
});
export type SendMessageInput = z.infer<typeof SendMessageInput>;

export const MessageState = z.enum(MESSAGE_STATES, mistake('messageState'));
export type MessageState = z.infer<typeof MessageState>;

export const ListMessagesInput = z.object({
  ...PageInput.shape,
  /** Part of the name, the email or the message. */
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
  /** The sender, if they were signed in; null for a visitor, or if the account is gone. */
  from: { id: string; name: string; role: Role } | null;
  createdAt: string;
  /** Null until an admin answers. The name is null if that admin's account is gone. */
  answered: { text: string; by: { id: string; name: string | null }; at: string } | null;
}

/** messages.changes for admins: a message came in or was answered. Lists that show it load it again. */
export interface MessagesChange {
  messageId: string;
}
