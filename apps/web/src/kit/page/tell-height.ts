/**
 * A ref that stores an element's height, in px, in a CSS property of the page, for layouts that leave room for it; 0
 * while there is none.
 */
export const tellHeight = (property: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const tell = (heightPx: number) => document.documentElement.style.setProperty(property, `${heightPx}px`);
  const measure = () => tell(Math.ceil(element.getBoundingClientRect().height));
  // Before anything is painted, so that nothing is ever under it.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    tell(0);
  };
};
