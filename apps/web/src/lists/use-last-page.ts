import { useEffect } from 'react';
import { countPages } from './page-numbers.ts';

/** Leads to the last page when the one in the address is beyond it: the list has become shorter, or the link is old. */
export function useLastPage(
  page: { page: number; limit: number; total: number } | undefined,
  onPage: (page: number) => void,
): void {
  const last = page && countPages(page.total, page.limit);
  const isBeyond = page !== undefined && last !== undefined && page.page > last;
  useEffect(() => {
    if (isBeyond) onPage(last);
  });
}
