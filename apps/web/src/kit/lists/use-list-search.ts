import { useCallback } from 'react';

interface Paged {
  page?: number | undefined;
}

/** How a page of this search is left for another; the route's own `navigate` is one. */
type Navigate<Search> = (to: { search: (before: Search) => Search; replace?: boolean }) => Promise<void>;

/** What filters a list and which page of it is shown stand in the address. Another filter begins at the first page. */
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
