/**
 * Registers the service worker, which shows a page in our words if the network fails (away/sw.js). It registers once
 * the page is idle, so nobody waits for it, and not during development.
 */
export function keepServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register);
  else setTimeout(register, 1_000);
}
