import { DRIVER_FILTERS, type DriverFilter } from '@ridewire/contracts';
import { readOneOf, readPage, readQuery, type Given } from '../../kit/lists/read-search.ts';

/** The shown drivers: kept in the address, so that a reload or a link shows the same. */
export interface DriverSearch {
  q?: string | undefined;
  status?: DriverFilter | undefined;
  page?: number | undefined;
}

export const readDriverSearch = ({ q, status, page }: Given): DriverSearch => ({
  q: readQuery(q),
  status: readOneOf(DRIVER_FILTERS, status),
  page: readPage(page),
});

/** The server's input for it. */
export const driversInput = ({ page = 1, q: search = '', status }: DriverSearch) => ({
  page,
  search,
  status,
});
