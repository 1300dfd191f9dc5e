/** Nobody being on it, a stuck ride is told to all admins after so long, and to every page of theirs after so long, in ms. */
const TOLD_MS = 5 * 60_000;
const LOUD_MS = 15 * 60_000;

/** How loud a stuck ride is: on the board; told to all admins; a red bar on each of their pages. */
export type StuckLevel = 0 | 1 | 2;

/** How loud a ride is that has been stuck for so long. Somebody who is on it makes it no louder. */
export const levelOfStuck = (stuckMs: number): StuckLevel =>
  stuckMs >= LOUD_MS ? 2 : stuckMs >= TOLD_MS ? 1 : 0;
