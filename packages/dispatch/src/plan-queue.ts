/** The next round of asking drivers in line. */
export interface QueueRound {
  /** How many are asked at once. */
  most: number;
  /** How long until the next ones are asked if nobody accepts. */
  seconds: number;
  /** Drivers who aren't in line are asked too, as everywhere. */
  asksOthers: boolean;
}

/**
 * The first driver in line is asked alone for as long as an offer is open: if the next one were asked sooner, the quicker hand would
 * win, not the place. In seconds.
 */
export const QUEUE_ALONE_SECONDS = 30;
/** A rider who has waited this long comes before the order of the line: several are asked at once, in seconds. */
const LONG_WAIT_SECONDS = 90;
const MOST_AT_ONCE = 5;
/** From then on drivers outside the line are asked too: there is time left for a few rounds before the request ends. In seconds. */
const OTHERS_SECONDS = 150;

export const planQueue = (waitedSeconds: number): QueueRound => ({
  most: waitedSeconds < LONG_WAIT_SECONDS ? 1 : MOST_AT_ONCE,
  seconds: QUEUE_ALONE_SECONDS,
  asksOthers: waitedSeconds >= OTHERS_SECONDS,
});
