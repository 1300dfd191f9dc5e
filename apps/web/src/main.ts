/** So long a page that is never painted, as in a tab nobody looks at, waits at most; and so long a second try. In ms. */
const LONGEST_MS = 1_000;
const PAUSE_MS = 2_000;

/** What was sent of the page: it is painted before the app is asked for, and can be filled in while that comes. */
const early = document.getElementById('early');

const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const start = () => {
  // All at once, rather than each when another asks for it.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  return import('./start.tsx');
};

/** A form that nothing stands behind says so; its button loads the page anew (public/first-paint.js). */
function sayFailed(error: unknown): void {
  const alert = early?.querySelector<HTMLElement>('[role=alert]');
  // Nobody is told here: at least the console is.
  if (!early || !alert) throw error;
  early.dataset['failed'] = 'true';
  alert.hidden = false;
  early.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

const wait = early?.firstElementChild ? painted() : Promise.resolve();
void wait
  .then(start)
  .catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(start))
  .catch(sayFailed);
