import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Keeps the focus from being lost: when the content changes and what had the focus in it is gone, its heading takes it.
 * Elsewhere the focus is never touched, unless the person goes `back` to the panel by hand.
 */
export function useKeepFocus(
  content: string,
  isBack: (before: string) => boolean,
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  const shown = useRef(content);
  const isReturn = useEffectEvent(isBack);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = frame.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const before = shown.current;
    if (before === content) return;
    shown.current = content;
    const isLost = wasInside.current && document.activeElement === document.body;
    if (isLost || isReturn(before))
      frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [content]);
  return frame;
}
