import type { StatementDay, StatementRide } from '@ridewire/contracts';
import { sumRides } from '@ridewire/contracts/statement-money';

/**
 * The totals of days, and what an hour online came to; null for days without any, and while there is no record.
 * @param onlineSince when the record of time online begins: what was earned before has no hours to it
 */
export function sumDays(days: readonly StatementDay[], onlineSince: string | null) {
  const rides = days.flatMap((day) => day.rides);
  const onlineSeconds = days.reduce((sum, day) => sum + day.onlineSeconds, 0);
  const isRecorded = (ride: StatementRide) =>
    onlineSince !== null && Date.parse(ride.completedAt) >= Date.parse(onlineSince);
  const { netCents } = sumRides(rides.filter(isRecorded));
  return {
    netCents: sumRides(rides).netCents,
    onlineSeconds,
    rideCount: rides.length,
    hourCents:
      onlineSince !== null && onlineSeconds >= 60 ? Math.round((netCents / onlineSeconds) * 3_600) : null,
  };
}
