/** Up to this many pages, each has its number, unless a list says otherwise. */
export const SHOW_ALL = 7;
/** A list of users numbers every page up to this many; more would be a wall of numbers. */
export const SHOW_ALL_USERS = 50;

/** An entry in a row of page numbers: a page, or a gap where some are left out. */
export type PageMark = number | 'gap';

/** All pages up to `showAll`; else the first, the last, and those next to the current one. */
export function pageNumbers(current: number, total: number, showAll = SHOW_ALL): PageMark[] {
  if (total <= showAll) return Array.from({ length: total }, (_, index) => index + 1);
  // Never list all pages: there may be half a million.
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
