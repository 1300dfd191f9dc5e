import { useRefreshOnChange } from '../lists/use-refresh-on-change.ts';
import { usePeopleLive, useRidesLive } from '../live/use-live.ts';
import { AUDIT_KEY } from './audit-queries.ts';

/** Keeps what is shown of the trail fresh. Shows nothing itself: in a busy city it renders with every change. */
export function FollowAudit() {
  const { data: rides } = useRidesLive();
  const { data: people } = usePeopleLive();
  const isHeard = rides !== undefined || people !== undefined;
  useRefreshOnChange(isHeard ? `${rides?.turn} ${people}` : undefined, AUDIT_KEY);
  return null;
}
