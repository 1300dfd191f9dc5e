/** A dialog returns the focus shortly after it closes. This is how long to wait for that, in milliseconds. */
const GIVEN_BACK_MS = 40;

/**
 * For a closed dialog whose opener may be gone, and the focus with it: focuses the page's heading, or the heading of the
 * named part.
 */
export function focusLostHeading(heading = '#content h1'): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  }, GIVEN_BACK_MS);
}
