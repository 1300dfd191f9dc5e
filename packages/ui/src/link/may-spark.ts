/** At most one spark a second, in ms: a busy board would otherwise flicker without telling more. */
export const sparkPauseMs = 1000;

/** Whether an event at `nowMs` may spark when the last spark was at `lastMs` (undefined: none yet). */
export function maySpark(lastMs: number | undefined, nowMs: number): boolean {
  return lastMs === undefined || nowMs - lastMs >= sparkPauseMs;
}
