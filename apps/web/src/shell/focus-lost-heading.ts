/**
 * For a dialog that has closed: what opened it may be gone meanwhile, and the focus with it. Then the page's heading, or
 * that of the part named, has it.
 */
export function focusLostHeading(heading = '#content h1'): void {
  // The dialog itself is gone with the next frame.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  });
}
