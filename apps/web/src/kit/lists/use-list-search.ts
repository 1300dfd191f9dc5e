import { useCallback } from 'react';

interface Paged {
  page?: number | undefined;
}

/** Leaves a page of this search for another; a route's own `navigate` is one. */
type Navigate<Search> = (to: { search: (before: Search) => Search; replace?: boolean }) => Promise<void>;

/** Keeps a list's filters and page in the address. Another filter starts at the first page. */
export function useListSearch<Search extends Paged>(navigate: Navigate<Search>) {
  const filter = useCallback(
    (change: Partial<Search>) =>
      void navigate({ search: (before) => ({ ...before, ...change, page: undefined }), replace: true }),
    [navigate],
  );
  const goTo = useCallback(
    (page: number, replace = false) =>
      void navigate({ search: (before) => ({ ...before, page: page === 1 ? undefined : page }), replace }),
    [navigate],
  );
  return { filter, goTo };
}
