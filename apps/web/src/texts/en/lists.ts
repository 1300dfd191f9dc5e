/** What all lists have in common that are searched, filtered and turned by pages. */
export const lists = {
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  pages: 'Pages of the list',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  showChanges: 'Show changes',
  unreachable: 'the server can’t be reached.',
};
