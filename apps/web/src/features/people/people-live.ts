import { useRefreshOnChange } from '../../kit/lists/use-refresh-on-change.ts';
import { turnKind } from '../../kit/live/live-kind.ts';
import { api } from '../../kit/live/trpc.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { invalidatePeople } from './keep-people.ts';

const peopleKind = turnKind('people', (on) => api.users.changes.subscribe(undefined, on));

/** How often people changed, for admins. */
export const usePeopleLive = () => useLive(peopleKind);

/** Keeps the shown people up to date. */
export function usePeopleChanges(): void {
  useRefreshOnChange(usePeopleLive().data, invalidatePeople);
}
