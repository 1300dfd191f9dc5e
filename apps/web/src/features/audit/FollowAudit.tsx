import { useCallback } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { usePeopleLive } from '../people/people-live.ts';
import { useRidesLive } from '../rides/live/rides-live.ts';

/** Keeps the shown trail up to date. It renders nothing itself, because in a busy city it updates with every change. */
export function FollowAudit() {
  const utils = trpc.useUtils();
  const { data: rides } = useRidesLive();
  const { data: people } = usePeopleLive();
  const isHeard = rides !== undefined || people !== undefined;
  useRefreshOnChange(
    isHeard ? `${rides?.turn} ${people}` : undefined,
    useCallback(() => utils.audit.invalidate(), [utils]),
  );
  return null;
}
