import { readPage, type Given } from '../../kit/lists/read-search.ts';

/** The shown page. */
export interface PromoSearch {
  page?: number | undefined;
}

export const readPromoSearch = ({ page }: Given): PromoSearch => ({ page: readPage(page) });
