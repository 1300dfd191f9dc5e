let known: boolean | undefined;

/** Whether this browser has WebGL 2, checked once. Without it, the megabyte that draws maps is not loaded. */
export function canDrawMaps(): boolean {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    known = context !== null;
    // Browsers allow a page about sixteen of them.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return known;
}
