import { defineTexts } from '../texts/define-texts.ts';

/** What all lists have in common that are searched, filtered and turned by pages. */
export const lists = {
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  pages: 'Pages of the list',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  perPage: 'Rows a page',
  rows: (count: string) => `${count} a page`,
  showChanges: 'Show changes',
  moreThan: (count: string) => `more than ${count}`,
  tooMany: (count: string) => `More than ${count} found. Narrow the search to see older ones.`,
  onlyNewest: (count: string) => `Only the newest ${count} were searched. Type more to search all.`,
  unreachable: 'the server can’t be reached.',
  loadMore: 'Load more',
  loadingMore: 'Loading...',
};

export const [useListsTexts] = defineTexts('lists', lists);
