import { useCallback } from 'react';
import { useRefreshOnChange } from '../../../kit/lists/use-refresh-on-change.ts';
import { turnKind } from '../../../kit/live/live-kind.ts';
import { api, trpc } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';

const problemsKind = turnKind('problems', (on) => api.problems.changes.subscribe(undefined, on));

/** Keeps the shown problems up to date, for admins. */
export function useProblemsChanges(): void {
  const utils = trpc.useUtils();
  useRefreshOnChange(
    useLive(problemsKind).data,
    useCallback(() => utils.problems.invalidate(), [utils]),
  );
}
