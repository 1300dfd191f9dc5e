/** So long a page that is never painted, as in a tab nobody looks at, waits at most. In milliseconds. */
const LONGEST_MS = 1_000;

/** What was sent of the page is painted before the app is asked for: it shows, and can be filled in, while that comes. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

const wait = document.getElementById('early')?.firstElementChild ? painted() : Promise.resolve();
void wait.then(() => {
  // All at once, rather than each when another asks for it.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
    link.rel = 'modulepreload';
  return import('./start.tsx');
});
