/**
 * Registers the service worker, by which a page that can't be had says so in our words (public/sw.js). Once the page is there
 * and has nothing else to do: nobody waits for it. While developing there is none.
 */
export function keepServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register);
  else setTimeout(register, 1_000);
}
