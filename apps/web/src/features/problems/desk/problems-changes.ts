import type { Live, ProblemsChange, ProblemsSnapshot } from '@ridewire/contracts';
import { useCallback } from 'react';
import { useRefreshOnChange } from '../../../kit/lists/use-refresh-on-change.ts';
import { countTurns, liveKind } from '../../../kit/live/live-kind.ts';
import { api, trpc } from '../../../kit/live/trpc.ts';
import { useLive } from '../../../kit/live/use-live.ts';

const problemsKind = liveKind<number, Live<ProblemsSnapshot, ProblemsChange>>(
  'problems',
  (on) => api.problems.changes.subscribe(undefined, on),
  countTurns,
);

/** Keeps the shown problems up to date, for admins. */
export function useProblemsChanges(): void {
  const utils = trpc.useUtils();
  const { data: turn } = useLive(problemsKind);
  useRefreshOnChange(
    turn,
    useCallback(() => utils.problems.invalidate(), [utils]),
  );
}
