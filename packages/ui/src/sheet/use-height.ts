import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How high an element is, in px; 0 without one. What goes by it is drawn with the element itself: neither one frame later, as
 * a height that is told after painting, nor with the height of the frame before.
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
