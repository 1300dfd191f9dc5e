import type { RoutesOf } from '../live/events.ts';
import { MESSAGES } from '../live/topics.ts';

/** Somebody wrote to us, or was answered. Says no more: who is concerned reads anew. */
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
