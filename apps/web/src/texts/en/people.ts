/** What the admins' lists of users and of drivers have in common. */
export const people = {
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  pages: 'Pages of the list',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  showChanges: 'Show changes',
  cancel: 'Cancel',
  unreachable: 'the server can’t be reached.',
  notProvided: 'Not Provided',
};
