import { readPage, type Given } from '../../kit/lists/read-search.ts';

/** The shown page. */
export interface ServiceAreaSearch {
  page?: number | undefined;
}

export const readServiceAreaSearch = ({ page }: Given): ServiceAreaSearch => ({ page: readPage(page) });
