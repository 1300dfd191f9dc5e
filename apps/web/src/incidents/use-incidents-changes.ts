import { useRefreshOnChange } from '../lists/use-refresh-on-change.ts';
import { useIncidentsLive } from '../live/use-live.ts';
import { INCIDENTS_KEY } from './incidents-queries.ts';

/** Keeps what is shown of incidents fresh. */
export function useIncidentsChanges(): void {
  const { data: turn } = useIncidentsLive();
  useRefreshOnChange(turn, INCIDENTS_KEY);
}
