import { useMemo } from 'react';
import { useRefreshOnChange } from '../../lists/use-refresh-on-change.ts';
import { useIncidentsLive } from '../../live/use-live.ts';
import { rideKey } from '../../rides/rides-queries.ts';

/** Reads a ride anew when somebody calls for help, or an admin does something about it. Shows nothing itself. */
export function FollowIncident({ rideId }: { rideId: string }) {
  const { data: turn } = useIncidentsLive();
  useRefreshOnChange(
    turn,
    useMemo(() => rideKey(rideId), [rideId]),
  );
  return null;
}
