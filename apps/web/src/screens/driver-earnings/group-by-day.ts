import type { DriverRide } from '@ridewire/contracts';

export interface Day {
  /** As it is written, in the city's time zone. */
  label: string;
  rides: DriverRide[];
  fareCents: number;
  refundedCents: number;
  feeCents: number;
  netCents: number;
  /** False while older rides of the same day may still be unloaded: a subtotal would be too small. */
  isWhole: boolean;
}

/** What the platform keeps of a ride. */
export const feeOf = (ride: DriverRide): number => ride.fareCents - ride.refundedCents - ride.payoutCents;

/**
 * Completed rides by the day on which they ended, newest first. Canceled ones earn nothing and are left out.
 * @param dayOf writes the day of a moment, in the city's time zone
 * @param hasMore whether older rides are not loaded yet
 */
export function groupByDay(
  rides: readonly DriverRide[],
  dayOf: (at: string) => string,
  hasMore: boolean,
): Day[] {
  const earned = rides
    .flatMap((ride) =>
      ride.status === 'completed' && ride.times.completed ? [[ride.times.completed, ride] as const] : [],
    )
    .toSorted(([a], [b]) => (a < b ? 1 : -1));
  const days: Day[] = [];
  for (const [completedAt, ride] of earned) {
    const label = dayOf(completedAt);
    let day = days.at(-1);
    if (day?.label !== label) {
      day = { label, rides: [], fareCents: 0, refundedCents: 0, feeCents: 0, netCents: 0, isWhole: true };
      days.push(day);
    }
    day.rides.push(ride);
    day.fareCents += ride.fareCents;
    day.refundedCents += ride.refundedCents;
    day.feeCents += feeOf(ride);
    day.netCents += ride.payoutCents;
  }
  const last = days.at(-1);
  if (last && hasMore) last.isWhole = false;
  return days;
}
