import type { ChatChange, ChatInput, ChatSnapshot } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import type { EventHub, View } from '../live/event-hub.ts';
import { handsOver } from '../live/events.ts';
import { Live } from '../live/live-subscription.ts';
import { rideTopic, userTopic } from '../live/topics.ts';
import { readChat } from './chat-queries.ts';
import { findChat } from './find-chat.ts';

const chatView =
  ({ rideId, driverId }: ChatInput, userId: string): View<ChatChange> =>
  (event) => {
    if (handsOver(event, { rideId, userId })) return 'reread';
    if (event.event !== 'chat.said' && event.event !== 'chat.read') return undefined;
    if (event.rideId !== rideId || event.driverId !== driverId) return undefined;
    return event.event === 'chat.said'
      ? { kind: 'said', message: event.message }
      : { kind: 'read', by: event.by, upTo: event.upTo };
  };

/** A conversation as it goes on, for its two sides; admins read only what was reported. */
export const liveChat = (
  deps: { db: Db; hub: EventHub },
  actor: Actor,
  input: ChatInput,
): Live<ChatSnapshot, ChatChange> =>
  new Live({
    hub: deps.hub,
    topic: [userTopic(actor.userId), rideTopic(input.rideId)],
    view: chatView(input, actor.userId),
    read: async () => readChat(deps.db.orm, await findChat(deps.db.orm, actor, input)),
  });
