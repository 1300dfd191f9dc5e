import type { DriverRide } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import type { Format } from '@ridewire/ui';
import type { DriverTexts } from '../texts.en.ts';
import { whoRides } from './who-rides.ts';

type Money = Pick<DriverRide, 'status' | 'fareCents' | 'discountCents' | 'refundedCents' | 'payoutCents'>;

/** The amount the rider has yet to pay: the same as the rider is told. */
export const dueCents = (ride: Money): number =>
  ride.status === 'completed' ? Math.max(0, toPayOf(ride) - ride.refundedCents) : 0;

/** The amount to collect for a completed ride, and the refunded part. */
export function sayCollect(
  ride: Money & Pick<DriverRide, 'rider' | 'passenger'>,
  driver: DriverTexts,
  format: Format,
): { title: string; line: string } {
  const { name } = whoRides(ride);
  return {
    title: driver.collect(format.money(dueCents(ride))),
    line:
      ride.refundedCents > 0
        ? driver.collectRest(name, format.money(toPayOf(ride)), format.money(ride.refundedCents))
        : driver.collectFrom(name),
  };
}

/** The earnings of a completed ride, in parts that add up. */
export function sayEarned(ride: Money, driver: DriverTexts, format: Format): { title: string; line: string } {
  // By the whole fare, of which the driver gets a share.
  const { fareCents, payoutCents, refundedCents } = ride;
  const fare = format.money(fareCents);
  const fee = format.money(fareCents - refundedCents - payoutCents);
  const parts =
    refundedCents > 0
      ? driver.earnedRest(fare, format.money(refundedCents), fee)
      : driver.earnedParts(fare, fee);
  const isFree = ride.status === 'completed' && toPayOf(ride) === 0;
  return {
    title: driver.earned(format.money(payoutCents)),
    line: isFree ? driver.nothingToCollect(parts) : parts,
  };
}
