import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { turnKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const changesKind = turnKind('quests', (on) => api.quests.changes.subscribe(undefined, on));
const ownKind = turnKind('ownQuests', (on) => api.quests.ownChanges.subscribe(undefined, on));

/** Keeps the shown quests up to date: which there are, and how many drivers reached them. */
export function useQuestsChanges(): void {
  const { list, get } = trpc.useUtils().quests;
  useRefreshOnChange(
    useLive(changesKind).data,
    useCallback(() => Promise.all([list.invalidate(), get.invalidate()]), [list, get]),
  );
}

/** Counts the changes of the driver's own quests: what shows them or their bonuses reads again with each. */
export const useOwnQuestsTurn = (): number | undefined => useLive(ownKind).data;
