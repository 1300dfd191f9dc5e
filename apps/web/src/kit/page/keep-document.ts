/**
 * Keeps the document where the file of a screen can't be loaded. The router would load the document anew, which is lost without a network
 * and with it all that is shown: it knows such errors by how their message begins.
 */
export function keepDocument(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `A file is missing: ${payload.message}`;
  });
}
