import { readPage, type Given } from '../../kit/lists/read-search.ts';

/** The shown page. */
export interface StreetChangeSearch {
  page?: number | undefined;
}

export const readStreetChangeSearch = ({ page }: Given): StreetChangeSearch => ({ page: readPage(page) });
