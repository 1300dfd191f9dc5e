import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus from being lost: when the content changes and what had the focus in it is gone, its heading takes it.
 * Elsewhere the focus is never touched.
 */
export function useKeepFocus(content: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  const shown = useRef(content);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = frame.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    if (!wasInside.current || (document.activeElement && document.activeElement !== document.body)) return;
    frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [content]);
  return frame;
}
