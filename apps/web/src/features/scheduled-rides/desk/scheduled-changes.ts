import { useCallback } from 'react';
import { useRefreshOnChange } from '../../../kit/lists/use-refresh-on-change.ts';
import { turnKind } from '../../../kit/live/live-kind.ts';
import { api, trpc } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';

const changesKind = turnKind('everyone’s scheduled rides', (on) =>
  api.scheduled.changes.subscribe(undefined, on),
);

/** Keeps the shown scheduled rides up to date, for admins. */
export function useScheduledChanges(): void {
  const utils = trpc.useUtils();
  useRefreshOnChange(
    useLive(changesKind).data,
    useCallback(() => utils.scheduled.invalidate(), [utils]),
  );
}
