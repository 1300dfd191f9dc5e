/** A round of asking drivers in line. */
export interface QueueRound {
  most: number;
  /** How long until the next round. */
  seconds: number;
  /** Drivers who aren't in line are asked too. */
  asksOthers: boolean;
}

/**
 * The first in line is asked alone for as long as an offer is open: otherwise the quicker hand would win, not the
 * place.
 */
export const QUEUE_ALONE_SECONDS = 30;
/** After this wait, the rider comes before the order of the line. */
const LONG_WAIT_SECONDS = 90;
const MOST_AT_ONCE = 5;
/** From then on drivers outside the line are asked too: there is time left for a few rounds. */
const OTHERS_SECONDS = 150;

export const planQueue = (waitedSeconds: number): QueueRound => ({
  most: waitedSeconds < LONG_WAIT_SECONDS ? 1 : MOST_AT_ONCE,
  seconds: QUEUE_ALONE_SECONDS,
  asksOthers: waitedSeconds >= OTHERS_SECONDS,
});
