import { useMemo } from 'react';
import { useRefreshOnChange } from '../../lists/use-refresh-on-change.ts';
import { useRidesLive } from '../../live/use-live.ts';
import { driverRecordQuery } from '../../people/people-queries.ts';

/** Keeps a driver's figures fresh as rides move. Shows nothing itself: in a busy city it renders with every change. */
export function FollowRecord({ driverId }: { driverId: string }) {
  const { data: told } = useRidesLive();
  const key = useMemo(() => driverRecordQuery(driverId).queryKey, [driverId]);
  useRefreshOnChange(told?.turn, key);
  return null;
}
