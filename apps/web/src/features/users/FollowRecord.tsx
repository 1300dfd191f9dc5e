import { useCallback } from 'react';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { useRidesLive } from '../rides/live/rides-live.ts';
import { useIncidentsLive } from '../sos/incidents/incidents-live.ts';

/** Keeps a person's record up to date. Shows nothing itself: in a busy city it renders with every change. */
export function FollowRecord({ userId }: { userId: string }) {
  const { data: told } = useRidesLive();
  const { data: incidents } = useIncidentsLive();
  const utils = trpc.useUtils();
  const readAnew = useCallback(() => utils.users.record.invalidate({ userId }), [utils, userId]);
  useRefreshOnChange(told && `${told.turn} ${incidents ?? ''}`, readAnew);
  return null;
}
