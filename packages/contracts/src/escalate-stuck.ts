/**
 * How long a stuck ride that no admin has taken waits before all admins are told, and before every admin page shows it,
 * in ms.
 */
const TOLD_MS = 5 * 60_000;
const LOUD_MS = 15 * 60_000;

/** How loudly a stuck ride is announced: on the board; to all admins; with a red bar on every admin page. */
export type StuckLevel = 0 | 1 | 2;

/** The level of a ride stuck for this long. While an admin is on it, the level does not rise. */
export const levelOfStuck = (stuckMs: number): StuckLevel =>
  stuckMs >= LOUD_MS ? 2 : stuckMs >= TOLD_MS ? 1 : 0;
