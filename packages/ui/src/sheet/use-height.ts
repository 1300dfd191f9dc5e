import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * An element's height in px; 0 without one. Anything that depends on it is drawn together with the element: not a frame
 * later, like a height reported after painting, and not with the previous frame's height.
 */
export function useHeight<Element extends HTMLElement>(): [
  ref: (element: Element | null) => void,
  heightPx: number,
] {
  const [element, setElement] = useState<Element | null>(null);
  const [heightPx, setHeightPx] = useState(0);
  useLayoutEffect(() => {
    setHeightPx(element?.clientHeight ?? 0);
    if (!element) return undefined;
    const observer = new ResizeObserver(() => flushSync(() => setHeightPx(element.clientHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, heightPx];
}
