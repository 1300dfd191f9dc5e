/** Opens the box, once it is there: it comes a moment after the page. */
let openBox: (() => void) | undefined;
let isWanted = false;

/** Opens the search; a box that has not loaded yet opens when it does. */
export function openSearch(): void {
  if (openBox) openBox();
  else isWanted = true;
}

/**
 * Registers the box, closed: it must be seen to open, or the focus would not return.
 * @param open opens it
 * @returns a function that unregisters it
 */
export function announceBox(open: () => void): () => void {
  openBox = open;
  if (isWanted) open();
  isWanted = false;
  return () => {
    openBox = undefined;
  };
}
