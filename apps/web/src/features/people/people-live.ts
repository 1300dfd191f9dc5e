import type { Live, PeopleChange, PeopleSnapshot } from '@ridewire/contracts';
import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { countTurns, liveKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { invalidatePeople } from './keep-people.ts';

const peopleKind = liveKind<number, Live<PeopleSnapshot, PeopleChange>>(
  'people',
  (on) => api.users.changes.subscribe(undefined, on),
  countTurns,
);

/** How often people changed, for admins. */
export const usePeopleLive = () => useLive(peopleKind);

/** Keeps the shown people up to date. */
export function usePeopleChanges(): void {
  const { data: turn } = usePeopleLive();
  useRefreshOnChange(turn, invalidatePeople);
}
