import type { PageInput, PageOf } from '@ridewire/contracts';
import { SEARCH_CAP, type Found } from './search-steps.ts';

/** The ids on one page of a search's result. */
export const idsOfPage = ({ ids }: Found, { page, limit }: PageInput): string[] =>
  ids.slice(0, SEARCH_CAP).slice((page - 1) * limit, page * limit);

/** A page of a search's result, saying what the search left out. */
export const pageOfFound = <Item>(
  { ids, searchedNewest }: Found,
  items: Item[],
  { page, limit }: PageInput,
): PageOf<Item> => ({
  items,
  page,
  limit,
  total: Math.min(ids.length, SEARCH_CAP),
  ...(ids.length > SEARCH_CAP && { isCapped: true }),
  ...(searchedNewest !== undefined && { searchedNewest }),
});
