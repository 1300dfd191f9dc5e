import { SCHEDULED_STATES, type ScheduledState } from '@ridewire/contracts';
import { withOrderedDays } from '../../../kit/dates/ordered-days.ts';
import {
  readDay,
  readOneOf,
  readPage,
  readQuery,
  readUuid,
  type Given,
} from '../../../kit/lists/read-search.ts';

/** Which scheduled rides are shown. It is in the address, so that a reload or a link shows the same. */
export interface ScheduledSearch {
  q?: string | undefined;
  /** Those that wait, if left out. */
  state?: Exclude<ScheduledState, 'waiting'> | undefined;
  /** Their pickup is on these days in the city. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only this rider's. */
  rider?: string | undefined;
  page?: number | undefined;
}

export function readScheduledSearch({ q, state, from, to, rider, page }: Given): ScheduledSearch {
  const asked = readOneOf(SCHEDULED_STATES, state);
  return withOrderedDays({
    q: readQuery(q),
    state: asked === 'waiting' ? undefined : asked,
    from: readDay(from),
    to: readDay(to),
    rider: readUuid(rider),
    page: readPage(page),
  });
}

/** The server's input for this search. */
export const scheduledInput = ({
  page = 1,
  q: search = '',
  state,
  rider: riderId,
  from,
  to,
}: ScheduledSearch) => ({
  ...{ page, search, state: state ?? ('waiting' as const) },
  ...(riderId !== undefined && { riderId }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
