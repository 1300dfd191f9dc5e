import type { Live, MessagesChange, MessagesSnapshot } from '@ridewire/contracts';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { countTurns, liveKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { MESSAGES_KEY } from './messages-queries.ts';

const messagesKind = liveKind<number, Live<MessagesSnapshot, MessagesChange>>(
  'messages',
  (on) => api.messages.changes.subscribe(undefined, on),
  countTurns,
);

/** Keeps what is shown of messages fresh. */
export function useMessagesChanges(): void {
  const { data: turn } = useLive(messagesKind);
  useRefreshOnChange(turn, MESSAGES_KEY);
}
