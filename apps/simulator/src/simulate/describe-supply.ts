import { BOARDING_SECONDS } from './city-state.ts';
import { MOST_THOUGHT_SECONDS, type Habits } from './habits.ts';
import type { Scene } from './scene.ts';

const STEP_SECONDS = 60;

/**
 * How many cars are on duty at the beginning and at the end, and the share of the requests that no dispatch can exceed with
 * them, however near the cars may be.
 */
export function describeSupply(
  scene: Scene,
  { longestWaitSeconds }: Pick<Habits, 'longestWaitSeconds'>,
): string {
  const { cars, trips, seconds } = scene;
  const first = cars.filter(({ onlineAt }) => onlineAt <= 0).length;
  const last = cars.filter(({ onlineAt }) => onlineAt <= seconds).length;
  const share = trips.length > 0 ? servableCount(scene, longestWaitSeconds) / trips.length : 1;
  return `${first} cars on duty at the start, ${last} at the end; they can serve ${(share * 100).toFixed(2)} % at most`;
}

/**
 * At most this many trips can be served, by the time of the cars alone: until any moment, each served trip has taken a car
 * for as long as it has if it began as late as the longest wait allows. Into the cars' time until then fit at most those
 * trips that take the least of it.
 */
function servableCount({ cars, trips, seconds }: Scene, longestWaitSeconds: number): number {
  const latest = longestWaitSeconds + MOST_THOUGHT_SECONDS;
  let least = trips.length;
  for (let moment = STEP_SECONDS; moment <= seconds + latest; moment += STEP_SECONDS) {
    let left = cars.reduce((sum, { onlineAt }) => sum + Math.max(0, moment - onlineAt), 0);
    const taken = Float64Array.from(trips, (trip) =>
      Math.max(0, Math.min(BOARDING_SECONDS + trip.seconds, moment - trip.requestedAt - latest)),
    ).sort();
    const tooMany = taken.findIndex((time) => (left -= time) < 0);
    if (tooMany >= 0) least = Math.min(least, tooMany);
  }
  return least;
}
