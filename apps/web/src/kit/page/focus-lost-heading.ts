/** A dialog gives the focus back a moment after it has closed; so long that moment is waited out, in milliseconds. */
const GIVEN_BACK_MS = 40;

/**
 * For a dialog that has closed: what opened it may be gone meanwhile, and the focus with it. Then the page's heading, or
 * that of the part named, has it.
 */
export function focusLostHeading(heading = '#content h1'): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  }, GIVEN_BACK_MS);
}
