/** What an address says besides its filters: a place in the list, and what is open over it. */
const NO_FILTERS = new Set(['page', 'before', 'after', 'ride', 'person']);

/** The filters among a page's search parameters: what a view saves. */
export const filtersOf = (search: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => value !== undefined && !NO_FILTERS.has(name)),
  );
