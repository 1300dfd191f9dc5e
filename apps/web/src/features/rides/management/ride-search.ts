import {
  REVIEW_STATES,
  RIDE_SORTS,
  RIDE_STATUSES,
  type ReviewState,
  type RideSort,
  type RideStatus,
} from '@ridewire/contracts';
import {
  readDay,
  readLimit,
  readOneOf,
  readPage,
  readQuery,
  type Given,
} from '../../../kit/lists/read-search.ts';
import { withOrderedDays } from '../../../kit/dates/ordered-days.ts';

/** Which rides are shown. It is in the address, so that a reload or a link shows the same. */
export interface RideSearch {
  q?: string | undefined;
  status?: RideStatus | undefined;
  /** Requested on these days in the city. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only rides that ended oddly, reviewed or not. */
  review?: ReviewState | undefined;
  /** If not newest first. */
  sort?: RideSort | undefined;
  /** If not ten per page. */
  limit?: number | undefined;
  page?: number | undefined;
}

export function readRidesSearch({ q, status, from, to, review, sort, limit, page }: Given): RideSearch {
  const sorted = readOneOf(RIDE_SORTS, sort);
  return withOrderedDays({
    q: readQuery(q),
    status: readOneOf(RIDE_STATUSES, status),
    from: readDay(from),
    to: readDay(to),
    review: readOneOf(REVIEW_STATES, review),
    sort: sorted === 'newest' ? undefined : sorted,
    limit: readLimit(limit),
    page: readPage(page),
  });
}

/** The server's input for this search. */
export const ridesInput = ({ page = 1, q: search = '', ...asked }: RideSearch) => ({
  page,
  search,
  ...asked,
});
