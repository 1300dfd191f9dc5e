import { defineTexts } from '../texts/define-texts.ts';

/** The words that all lists with search, filters and pages share. */
export const lists = {
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  filters: 'Filters',
  filtersSet: (count: string) => `Filters, ${count} set`,
  pages: 'Pages of the list',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  perPage: 'Rows per page',
  rows: (count: string) => `${count} per page`,
  showChanges: 'Show changes',
  moreThan: (count: string) => `more than ${count}`,
  tooMany: (count: string) => `More than ${count} found. Narrow the search to see older ones.`,
  onlyNewest: (count: string) => `We searched only the newest ${count}. Type more to search them all.`,
  unreachable: 'we can’t reach the server.',
  loadMore: 'Load more',
  loadingMore: 'Loading...',
};

export const [useListsTexts] = defineTexts('lists', lists);
