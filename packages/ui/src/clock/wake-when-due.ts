/** A timer that would ring at once rings after this, so that nothing renders without a pause; in ms. */
const SHORTEST_MS = 20;

/** What was rendered: at which moment, and how long after that moment it reads differently. Both in ms. */
export type Rendered = { atMs: number; untilNextMs: number };

/**
 * Wakes when what was rendered is out of date. The wait is counted from the clock as it is now: what is shown may have
 * been renewed, by a newer report say, long after the moment that it was last reckoned for.
 * @param readNowMs the same clock as `atMs`
 * @returns the function that stops it
 */
export function wakeWhenDue(
  { atMs, untilNextMs }: Rendered,
  readNowMs: () => number,
  wake: () => void,
): () => void {
  if (!Number.isFinite(untilNextMs)) return () => {};
  const timer = setTimeout(wake, Math.max(SHORTEST_MS, atMs + untilNextMs - readNowMs()));
  return () => clearTimeout(timer);
}
