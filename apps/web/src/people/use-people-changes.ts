import { useRefreshOnChange } from '../lists/use-refresh-on-change.ts';
import { usePeopleLive } from '../live/use-live.ts';
import { PEOPLE_KEY } from './people-queries.ts';

/** Keeps what is shown of people fresh. */
export function usePeopleChanges(): void {
  const { data: turn } = usePeopleLive();
  useRefreshOnChange(turn, PEOPLE_KEY);
}
