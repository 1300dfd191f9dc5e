import type { DriverRide, PersonView, RiderRide } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';

/** A finished ride, as its rider or its driver sees it. */
export type HistoryRide = RiderRide | DriverRide;
/** Whether it is the rider's or the driver's history. */
export type Side = 'rider' | 'driver';

export const isFinished = (ride: HistoryRide): boolean =>
  ride.status === 'completed' || ride.status === 'canceled';

/** When the ride ended, ISO 8601. */
export const finishedAt = (ride: HistoryRide): string => ride.times.completed ?? ride.times.canceled ?? '';

/** The other person in the car; null when no driver ever came. */
export const otherPerson = (ride: HistoryRide): PersonView | null =>
  'rider' in ride ? ride.rider : ride.driver;

/** What the ride cost its rider or paid its driver, in cents; null if it was canceled. */
export function amountCents(ride: HistoryRide): number | null {
  if (ride.status !== 'completed') return null;
  return 'rider' in ride ? ride.payoutCents : toPayOf(ride) - ride.refundedCents;
}
