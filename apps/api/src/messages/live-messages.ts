import type { MessagesChange, MessagesSnapshot } from '@ridewire/contracts';
import type { View, EventHub } from '../live/event-hub.ts';
import { Live } from '../live/live-subscription.ts';
import { MESSAGES } from './message-events.ts';

const messagesView: View<MessagesChange> = (event) =>
  event.event === 'message.changed' ? { messageId: event.messageId } : undefined;

/** The messages that came or were answered. There is no snapshot: lists are read by page, and read again after each event. */
export const liveMessages = (deps: { hub: EventHub }): Live<MessagesSnapshot, MessagesChange> =>
  new Live({ hub: deps.hub, topic: MESSAGES, view: messagesView, read: () => Promise.resolve(null) });
