import type { MessagesChange } from '@ridewire/contracts';
import type { View, EventHub } from '../live/event-hub.ts';
import { liveChanges } from '../live/live-subscription.ts';
import { MESSAGES } from './message-events.ts';

const messagesView: View<MessagesChange> = (event) =>
  event.event === 'message.changed' ? { messageId: event.messageId } : undefined;

/** The messages that came or were answered. */
export const liveMessages = ({ hub }: { hub: EventHub }) => liveChanges(hub, MESSAGES, messagesView);
