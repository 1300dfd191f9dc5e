import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { turnKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const messagesKind = turnKind('messages', (on) => api.messages.changes.subscribe(undefined, on));

/** Keeps the shown messages up to date. */
export function useMessagesChanges(): void {
  const utils = trpc.useUtils();
  useRefreshOnChange(
    useLive(messagesKind).data,
    useCallback(() => utils.messages.invalidate(), [utils]),
  );
}
