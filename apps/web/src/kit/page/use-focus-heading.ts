import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a change of page, puts the focus on its h1, so that a screen reader says where one is and Tab goes on from
 * there. Not at the first page, and not for a change within a page: the focus is the person's then.
 */
export function useFocusHeading(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        document.querySelector<HTMLElement>('#content h1[tabindex="-1"]')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
