/** Up to so many pages each has its number. */
const SHOW_ALL = 7;

/** What stands in a row of page numbers: a page, or a gap where some are left out. */
export type PageMark = number | 'gap';

/** All pages when there are few; else the first, the last, and those within one of the current. */
export function pageNumbers(current: number, total: number): PageMark[] {
  if (total <= SHOW_ALL) return Array.from({ length: total }, (_, index) => index + 1);
  // Never all of them: there may be half a million.
  const near = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .toSorted((a, b) => a - b);
  return near.flatMap((page, index) => {
    const before = near[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}

/** How many pages `total` things fill; at least one. */
export const countPages = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));
