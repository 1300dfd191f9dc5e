const MINUTE_MS = 60_000;

/** The rest of a promised wait, as shown at a moment. */
export interface PromisedWait {
  /** Whole minutes left, at least one; null once the moment is over. */
  minutes: number | null;
  /** When the text changes, in milliseconds from now. */
  untilNextMs: number;
}

/** How long a rider still waits for a promised moment; both in ms of the same clock. */
export function promisedWait(promisedMs: number, nowMs: number): PromisedWait {
  const leftMs = promisedMs - nowMs;
  if (leftMs <= 0) return { minutes: null, untilNextMs: Infinity };
  // Minutes are rounded, so they change at halves; the last one lasts until the end.
  const minutes = Math.max(1, Math.round(leftMs / MINUTE_MS));
  return { minutes, untilNextMs: minutes === 1 ? leftMs : leftMs - (minutes - 0.5) * MINUTE_MS + 1 };
}
