import type { ChatMessage, ChatSide } from '@ridewire/contracts';
import type { RoutesOf } from '../live/events.ts';
import { userTopic } from '../live/topics.ts';

interface OfChat {
  rideId: string;
  riderId: string;
  driverId: string;
}

/** One side of a ride wrote to the other. */
export interface ChatSaid extends OfChat {
  event: 'chat.said';
  message: ChatMessage;
}

/** One side has read what the other wrote, up to this moment. */
export interface ChatRead extends OfChat {
  event: 'chat.read';
  by: ChatSide;
  /** ISO 8601. */
  upTo: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    chat: ChatSaid | ChatRead;
  }
}

const bothOf = ({ riderId, driverId }: OfChat) => [userTopic(riderId), userTopic(driverId)];

export const chatRoutes: RoutesOf<ChatSaid | ChatRead> = { 'chat.said': bothOf, 'chat.read': bothOf };
