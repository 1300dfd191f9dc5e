/** The shortest timer, in ms, so that nothing renders without a pause. */
const SHORTEST_MS = 20;
/** The longest timer, in ms, some 24.8 days: one that is set for longer goes off at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** When something was rendered, and how long after that moment it changes. Both in ms. */
export type Rendered = { atMs: number; untilNextMs: number };

/**
 * Wakes when what was rendered is out of date. The wait is counted from the present clock, because the rendered data may
 * have been renewed, for example by a newer report, long after the wait was last worked out.
 * @param readNowMs the same clock as `atMs`
 * @returns the function that stops it
 */
export function wakeWhenDue(
  { atMs, untilNextMs }: Rendered,
  readNowMs: () => number,
  wake: () => void,
): () => void {
  if (!Number.isFinite(untilNextMs)) return () => {};
  const waitMs = atMs + untilNextMs - readNowMs();
  const timer = setTimeout(wake, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, waitMs)));
  return () => clearTimeout(timer);
}
