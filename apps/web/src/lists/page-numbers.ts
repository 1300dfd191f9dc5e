/** Up to so many pages each has its number. */
const SHOW_ALL = 7;

/** What stands in a row of page numbers: a page, or a gap where some are left out. */
export type PageMark = number | 'gap';

/** All pages when there are few; else the first, the last, and those within one of the current. */
export function pageNumbers(current: number, total: number): PageMark[] {
  const pages = Array.from({ length: total }, (_, index) => index + 1);
  if (total <= SHOW_ALL) return pages;
  const near = pages.filter((page) => page === 1 || page === total || Math.abs(page - current) <= 1);
  return near.flatMap((page, index) => {
    const before = near[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}

/** How many pages `total` things fill; at least one. */
export const countPages = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));
