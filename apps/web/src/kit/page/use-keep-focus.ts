import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The headings that may take the focus. */
const HEADING = ':is(h1, h2, h3)[tabindex="-1"]';
const never = () => false;

/**
 * Keeps people from being sent to the top of the page: if the content changes and the focused element disappears with it,
 * its heading gets the focus. Focus elsewhere is never touched.
 * @param content names what is shown
 * @param isBack whether the person went back from `before`, in which case the heading always gets the focus
 */
export function useKeepFocus<Frame extends HTMLElement = HTMLDivElement>(
  content: string,
  isBack: (before: string) => boolean = never,
): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const wasInside = useRef(false);
  const shown = useRef(content);
  const isReturn = useEffectEvent(isBack);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && frame.current?.contains(target) === true;
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
      frame.current?.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
  }, [content]);
  return frame;
}
