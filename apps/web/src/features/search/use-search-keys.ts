import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { isOccupied } from './is-occupied.ts';
import { openSearch } from './search-store.ts';

/** The keys that open the search on any page, even before it has loaded: it opens then. */
export function useSearchKeys(): void {
  useHotkeys([['mod+K', openSearch]], []);
  // On the window: a list's own `/`, on the document, comes first.
  useWindowEvent('keydown', (event) => {
    if (event.key !== '/' || isOccupied(event)) return;
    openSearch();
    event.preventDefault();
  });
}
