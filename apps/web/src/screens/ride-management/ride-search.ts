import { RIDE_STATUSES, type RideStatus } from '@ridewire/contracts';
import { onlyKnown, readOneOf, readPage, readQuery, type Given } from '../../lists/read-search.ts';

/** Which rides are shown: kept in the address, so that a reload or a link shows the same. */
export interface RideSearch {
  q?: string | undefined;
  status?: RideStatus | undefined;
  page?: number | undefined;
}

export const readRidesSearch = ({ q, status, page }: Given): RideSearch =>
  onlyKnown({ q: readQuery(q), status: readOneOf(RIDE_STATUSES, status), page: readPage(page) });
