/** Drops both days if the last comes before the first. Such an address is nonsense, whichever was meant. */
export function withOrderedDays<Search extends { from?: string | undefined; to?: string | undefined }>(
  search: Search,
): Search {
  const { from, to } = search;
  return from && to && from > to ? { ...search, from: undefined, to: undefined } : search;
}
