import type { Db } from '@ridewire/db';
import { quantile } from './statistics.ts';

/** Rides that begin this long after their time are late, in seconds. */
const ON_TIME_SECONDS = 300;

/** A booked ride and what became of it. Seconds count from its time: those before are negative; null for what never was. */
export interface BookedRide {
  requested: number | null;
  accepted: number | null;
  arrived: number | null;
  began: number | null;
  canceledBy: string | null;
}

const RIDES = `
select
  extract(epoch from r.requested_at - s.pickup_at)::float8 as requested,
  extract(epoch from r.accepted_at - s.pickup_at)::float8 as accepted,
  extract(epoch from r.arrived_at - s.pickup_at)::float8 as arrived,
  extract(epoch from r.picked_up_at - s.pickup_at)::float8 as began,
  r.canceled_by::text as "canceledBy"
from scheduled_rides s left join rides r on r.id = s.ride_id
order by s.pickup_at, s.id`;

/** What became of all booked rides so far. */
export const readWeek = async ({ pool }: Db): Promise<BookedRide[]> =>
  (await pool.query<BookedRide>(RIDES)).rows;

/** Counts, and the middle and the 90th percentile of what took long, in minutes. */
export function sumUpWeek(rides: readonly BookedRide[]) {
  const count = (is: (ride: BookedRide) => boolean) => rides.filter(is).length;
  const minutes = (of: (ride: BookedRide) => number | null) => {
    const values = rides.flatMap((ride) => of(ride) ?? []);
    if (values.length === 0) return '–';
    return [0.5, 0.9].map((part) => (quantile(values, part) / 60).toFixed(1)).join(', ');
  };
  const between = (from: 'requested' | 'accepted', to: 'accepted' | 'arrived') => (ride: BookedRide) => {
    const [a, b] = [ride[from], ride[to]];
    return a === null || b === null ? null : b - a;
  };
  return {
    booked: rides.length,
    onTime: count(({ began }) => began !== null && began <= ON_TIME_SECONDS),
    late: count(({ began }) => began !== null && began > ON_TIME_SECONDS),
    acceptedBefore: count(({ accepted }) => accepted !== null && accepted < 0),
    canceled: count(({ canceledBy }) => canceledBy === 'rider' || canceledBy === 'driver'),
    neverFound: count(({ requested, canceledBy }) => requested === null || canceledBy === 'system'),
    lead: minutes(({ requested }) => (requested === null ? null : -requested)),
    search: minutes(between('requested', 'accepted')),
    approach: minutes(between('accepted', 'arrived')),
    lateness: minutes(({ began }) => (began !== null && began > ON_TIME_SECONDS ? began : null)),
  };
}
