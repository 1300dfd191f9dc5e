import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Focuses the h1 after a change of page, so that a screen reader says where the person is and Tab continues from there.
 * It does nothing on the first page, or for a change within a page, where the focus belongs to the person.
 */
export function useFocusHeading(): void {
  const router = useRouter();
  useEffect(() => {
    // A change that is replaced by another before it's drawn, such as one of the search, isn't told of: the next seems to be within the page.
    let shown = router.state.resolvedLocation?.pathname;
    return router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
      const isOther = shown !== undefined && toLocation.pathname !== shown;
      shown = toLocation.pathname;
      if (!isOther && !(pathChanged && fromLocation)) return;
      document.querySelector<HTMLElement>('#content h1[tabindex="-1"]')?.focus({ preventScroll: true });
    });
  }, [router]);
}
