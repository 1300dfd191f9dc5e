/** What people do, drawn only from the seed: under every policy the same person answers the same request alike. */
export interface Habits {
  seed: number;
  /** The share of offers declined right at the pickup, 0 to 1; each minute of driving adds a fiftieth. */
  declineShare: number;
  /** How long a request waits for a driver before it ends, in seconds. */
  patienceSeconds: number;
  /** The latest pickup after a request, in seconds. */
  longestWaitSeconds: number;
  /** The likelihood that an idle driver follows a suggestion, 0 to 1; 0 if there are none. */
  moveShare: number;
}

const LEAST_THOUGHT_SECONDS = 1.5;
export const MOST_THOUGHT_SECONDS = 5;
const DECLINED_A_MINUTE = 0.02;

/** A number from 0 to 1 that depends only on these. */
export function draw(...parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
}

/** How long a driver looks at an offer, in seconds. */
export const thoughtSeconds = ({ seed }: Habits, trip: number, car: number): number =>
  LEAST_THOUGHT_SECONDS + draw(seed, 1, trip, car) * (MOST_THOUGHT_SECONDS - LEAST_THOUGHT_SECONDS);

/** Whether a driver accepts an offer this far away. */
export function isTaken(
  { seed, declineShare }: Habits,
  trip: number,
  car: number,
  pickupSeconds: number,
): boolean {
  const declines = declineShare > 0 ? declineShare + (DECLINED_A_MINUTE * pickupSeconds) / 60 : 0;
  return draw(seed, 2, trip, car) >= declines;
}
