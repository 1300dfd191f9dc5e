/** Opens the box, from when it is there: it comes a moment after the page. */
let openBox: (() => void) | undefined;
let isWanted = false;

/** Opens the search; one that has not come yet opens when it does. */
export function openSearch(): void {
  if (openBox) openBox();
  else isWanted = true;
}

/**
 * Says that the box is there, closed: it must be seen to open, or the focus would not return.
 * @param open opens it
 * @returns what says it is gone
 */
export function announceBox(open: () => void): () => void {
  openBox = open;
  if (isWanted) open();
  isWanted = false;
  return () => {
    openBox = undefined;
  };
}
