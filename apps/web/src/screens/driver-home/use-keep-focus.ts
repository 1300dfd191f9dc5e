import { useEffect, useRef, type RefObject } from 'react';

/**
 * Sends nobody to the top of the page: when the view changes and takes along what had the focus in it, the new view's
 * heading has it. Elsewhere the focus is never touched.
 */
export function useKeepFocus(viewKey: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && frame.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('h2[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [viewKey]);
  return frame;
}
