import type { MessagesChange, MessagesSnapshot } from '@ridewire/contracts';
import type { Core } from '../core/core.ts';
import type { View } from '../realtime/event-hub.ts';
import { Live } from '../realtime/live-subscription.ts';
import { MESSAGES } from '../realtime/topics.ts';

const messagesView: View<MessagesChange> = (event) =>
  event.event === 'message.changed' ? { messageId: event.messageId } : undefined;

/** Which messages came or were answered. There is no snapshot: lists are read by page, and read anew after each one. */
export const liveMessages = (core: Core): Live<MessagesSnapshot, MessagesChange> =>
  new Live({ hub: core.hub, topic: MESSAGES, view: messagesView, read: () => Promise.resolve(null) });
