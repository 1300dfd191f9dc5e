import type { Live, MessagesChange, MessagesSnapshot } from '@ridewire/contracts';
import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { countTurns, liveKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const messagesKind = liveKind<number, Live<MessagesSnapshot, MessagesChange>>(
  'messages',
  (on) => api.messages.changes.subscribe(undefined, on),
  countTurns,
);

/** Keeps the shown messages up to date. */
export function useMessagesChanges(): void {
  const utils = trpc.useUtils();
  const { data: turn } = useLive(messagesKind);
  useRefreshOnChange(
    turn,
    useCallback(() => utils.messages.invalidate(), [utils]),
  );
}
