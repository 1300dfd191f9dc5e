/** Whether a key of one letter means something else: it was handled, or the person types or answers a dialog. */
export const isOccupied = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.matches('input, textarea, select, [contenteditable=true]')) ||
  document.querySelector('[aria-modal=true]') !== null;
