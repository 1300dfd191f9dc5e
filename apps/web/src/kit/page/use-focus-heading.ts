import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Focuses the h1 after a change of page, so that a screen reader says where the person is and Tab continues from there.
 * It does nothing on the first page, or for a change within a page, where the focus belongs to the person, and takes it
 * from no dialog, such as a search that was opened meanwhile.
 */
export function useFocusHeading(): void {
  const router = useRouter();
  useEffect(() => {
    // The router may tell of one page twice, or of none if another change, such as one of the search, replaces it before it's drawn.
    let shown: string | undefined;
    return router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation: { pathname } }) => {
      const isOther = shown === undefined ? pathChanged && fromLocation !== undefined : pathname !== shown;
      shown = pathname;
      if (!isOther || document.activeElement?.closest('[aria-modal="true"]')) return;
      document.querySelector<HTMLElement>('#content h1[tabindex="-1"]')?.focus({ preventScroll: true });
    });
  }, [router]);
}
