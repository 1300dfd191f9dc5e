import type { OwnAnnouncementsSnapshot } from '@ridewire/contracts';
import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { liveKind, takeWhole, turnKind } from '../../kit/live/live-kind.ts';
import { api, trpc } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';

const ownKind = liveKind(
  'own announcements',
  (on) => api.announcements.mine.subscribe(undefined, on),
  takeWhole<OwnAnnouncementsSnapshot>,
);

/** What the signed-in driver is still to read, oldest first. */
export const useOwnAnnouncements = () => useLive(ownKind).data?.announcements;

const changesKind = turnKind('announcements', (on) => api.announcements.changes.subscribe(undefined, on));

/** Keeps the desk's shown announcements up to date: what was sent, and who has read it. */
export function useAnnouncementsChanges(): void {
  const utils = trpc.useUtils();
  useRefreshOnChange(
    useLive(changesKind).data,
    useCallback(
      () =>
        Promise.all([
          utils.announcements.list.invalidate(),
          utils.announcements.get.invalidate(),
          utils.announcements.hearers.invalidate(),
        ]),
      [utils],
    ),
  );
}
