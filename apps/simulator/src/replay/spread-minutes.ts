import type { Trip } from './read-data.ts';

/**
 * Many requests were recorded only to the minute. Spreads those evenly over the minute that follows, so that a hundred
 * people don't press at the same instant; the others stay. In order of time.
 */
export function spreadMinutes(trips: readonly Trip[]): Trip[] {
  const isRounded = (trip: Trip) => trip.requestedAtSeconds % 60 === 0;
  const counts = new Map<number, number>();
  for (const { requestedAtSeconds } of trips.filter(isRounded))
    counts.set(requestedAtSeconds, (counts.get(requestedAtSeconds) ?? 0) + 1);
  const used = new Map<number, number>();
  return trips
    .map((trip) => {
      const at = trip.requestedAtSeconds;
      if (!isRounded(trip)) return trip;
      const n = used.get(at) ?? 0;
      used.set(at, n + 1);
      return { ...trip, requestedAtSeconds: at + (n * 60) / (counts.get(at) ?? 1) };
    })
    .toSorted((a, b) => a.requestedAtSeconds - b.requestedAtSeconds);
}
