import type { ChatChange, ChatMessage, ChatSide, ChatSnapshot, Live } from '@ridewire/contracts';

/** A message of one's own that is on its way, or could not be sent; others have no state. */
export interface ShownMessage extends ChatMessage {
  state?: 'sending' | 'failed';
}

export interface ChatState extends Omit<ChatSnapshot, 'messages'> {
  messages: ShownMessage[];
}

export type ChatMessages =
  | Live<ChatSnapshot, ChatChange>
  | { type: 'sending'; message: ChatMessage }
  | { type: 'failed'; id: string };

const EMPTY: ChatState = { messages: [], read: { rider: null, driver: null }, closesAt: null };

/** The conversation after a message: what is on its way comes last, until the server has it. */
export function reduceChat(held: ChatState = EMPTY, message: ChatMessages): ChatState {
  switch (message.type) {
    case 'snapshot': {
      const known = new Set(message.data.messages.map(({ id }) => id));
      const own = held.messages.filter(({ id, state }) => state !== undefined && !known.has(id));
      return { ...message.data, messages: [...message.data.messages, ...own] };
    }
    case 'sending':
      return put(held, { ...message.message, state: 'sending' });
    case 'failed':
      return {
        ...held,
        messages: held.messages.map((each) =>
          each.id === message.id && each.state === 'sending' ? { ...each, state: 'failed' } : each,
        ),
      };
    case 'change': {
      const { data } = message;
      if (data.kind === 'said') return put(held, data.message);
      return { ...held, read: { ...held.read, [data.by]: later(held.read[data.by], data.upTo) } };
    }
    default:
      return held;
  }
}

const later = (before: string | null, at: string): string => (before !== null && before > at ? before : at);

function put(held: ChatState, message: ShownMessage): ChatState {
  const others = held.messages.filter(({ id }) => id !== message.id);
  const sent = others.filter(({ state }) => state === undefined);
  const own = others.filter(({ state }) => state !== undefined);
  const messages =
    message.state === undefined
      ? [
          ...[...sent, message].toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : a.sentAt > b.sentAt ? 1 : 0)),
          ...own,
        ]
      : [...sent, ...own, message];
  return { ...held, messages };
}

/** The messages of the other side that this side hasn't read. */
export const unreadOf = ({ messages, read }: ChatState, side: ChatSide): ShownMessage[] =>
  messages.filter(({ by, sentAt }) => by !== side && sentAt > (read[side] ?? ''));
