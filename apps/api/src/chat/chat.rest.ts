import { MOST_CHAT_CHARACTERS, QuickReply, type ChatMessage } from '@ridewire/contracts';
import { z } from 'zod';
import { done, doneShape, Id, Time } from '../procedures/rest-bodies.ts';
import { restRowOf } from '../procedures/rest-row.ts';
import type { ChatRouter } from './chat.router.ts';

const restRow = restRowOf<{ chat: ChatRouter }>();

const By = z.enum(['rider', 'driver']);
const MessageBody = z
  .object({
    _id: Id,
    by: By,
    text: z.string().nullable(),
    quick: QuickReply.nullable().meta({ description: 'Said in each reader’s language.' }),
    sentAt: Time,
  })
  .meta({ id: 'ChatMessage', description: 'Written, or a quick reply.' });
const ReadUpTo = Time.nullable().meta({ description: 'Up to when this side has read; null for nothing.' });

const messageBody = ({ id, ...message }: ChatMessage) => ({ _id: id, ...message });

export const chatRows = [
  restRow({
    method: 'GET',
    path: '/rides/:rideId/chat',
    procedure: 'chat.ofRide',
    summary: 'What you and the other side of your ride wrote to each other, oldest first.',
    response: z.object({
      data: z.array(MessageBody),
      read: z.object({ rider: ReadUpTo, driver: ReadUpTo }),
      closesAt: Time.nullable().meta({
        description: 'Until when both can write; null while the ride goes on.',
      }),
    }),
    errors: ['RIDE_NOT_FOUND'],
    input: ({ params }) => ({ rideId: params['rideId'] }),
    answer: ({ messages, ...chat }) => ({ data: messages.map(messageBody), ...chat }),
  }),
  restRow({
    method: 'POST',
    path: '/rides/:rideId/chat',
    procedure: 'chat.say',
    summary: 'Write to the other side of your ride: a text, or a quick reply.',
    body: z.object({
      text: z.string().min(1).max(MOST_CHAT_CHARACTERS).optional(),
      quick: QuickReply.optional(),
    }),
    status: 201,
    response: doneShape({ data: MessageBody }, 'Message sent'),
    errors: ['RIDE_NOT_FOUND', 'CHAT_CLOSED', 'COMMAND_REUSED'],
    input: ({ params, body, commandId }) => ({
      id: commandId,
      rideId: params['rideId'],
      text: body['text'],
      quick: body['quick'],
    }),
    answer: (message) => done('Message sent', { data: messageBody(message) }),
  }),
  restRow({
    method: 'POST',
    path: '/rides/:rideId/chat/read',
    procedure: 'chat.read',
    summary: 'Say up to which message you have read. An older one changes nothing.',
    body: z.object({ messageId: Id }),
    response: doneShape({}, 'Message read'),
    errors: ['RIDE_NOT_FOUND', 'NOT_FOUND'],
    input: ({ params, body }) => ({ rideId: params['rideId'], messageId: body['messageId'] }),
    answer: () => done('Message read'),
  }),
];
