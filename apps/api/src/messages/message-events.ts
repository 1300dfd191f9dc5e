import type { RoutesOf } from '../live/events.ts';
import { MESSAGES } from '../live/topics.ts';

/** A message came, or was answered. Says no more: the screens concerned read again. */
export interface MessageChanged {
  event: 'message.changed';
  messageId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    messages: MessageChanged;
  }
}

export const messageRoutes: RoutesOf<MessageChanged> = {
  'message.changed': () => [MESSAGES],
};
