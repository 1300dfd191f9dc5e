/** How long after its search began a ride says that it takes long, and then offers other types; in milliseconds. */
const LONG_MS = 60_000;
const VERY_LONG_MS = 120_000;

export interface SearchPatience {
  name: 'new' | 'long' | 'very-long';
  /** Until it changes; infinite if it never does. */
  untilNextMs: number;
}

/** How long a rider has waited for a driver, as the screen shows it. Server's clock, in milliseconds. */
export function searchPatience(beganMs: number, nowMs: number): SearchPatience {
  const waitedMs = nowMs - beganMs;
  if (waitedMs < LONG_MS) return { name: 'new', untilNextMs: LONG_MS - waitedMs };
  if (waitedMs < VERY_LONG_MS) return { name: 'long', untilNextMs: VERY_LONG_MS - waitedMs };
  return { name: 'very-long', untilNextMs: Infinity };
}
