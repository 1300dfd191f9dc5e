import type { RoutesOf } from '../live/events.ts';
import type { Topic } from '../live/topics.ts';

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

declare module '../live/topics.ts' {
  interface TopicsByNoun {
    messages: 'messages';
  }
}

/** Messages from the contact form, for every admin. */
export const MESSAGES: Topic = 'messages';

export const messageRoutes: RoutesOf<MessageChanged> = {
  'message.changed': () => [MESSAGES],
};
