import type { Live, QuestsChange, QuestsSnapshot } from '@ridewire/contracts';
import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { countTurns, liveKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

type Messages = Live<QuestsSnapshot, QuestsChange>;

const changesKind = liveKind<number, Messages>(
  'quests',
  (on) => api.quests.changes.subscribe(undefined, on),
  countTurns,
);
const ownKind = liveKind<number, Messages>(
  'ownQuests',
  (on) => api.quests.ownChanges.subscribe(undefined, on),
  countTurns,
);

/** Keeps the shown quests up to date: which there are, and how many drivers reached them. */
export function useQuestsChanges(): void {
  const { list, get } = trpc.useUtils().quests;
  const { data: turn } = useLive(changesKind);
  useRefreshOnChange(
    turn,
    useCallback(() => Promise.all([list.invalidate(), get.invalidate()]), [list, get]),
  );
}

/** Counts the changes of the driver's own quests: what shows them or their bonuses reads again with each. */
export const useOwnQuestsTurn = (): number | undefined => useLive(ownKind).data;
