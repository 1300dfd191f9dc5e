import { isActive, type RiderRide } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import type { Format } from '@ridewire/ui';
import type { RiderTexts } from '../texts.en.ts';

/** The person who is paid, by whom, how much and how; null where nothing is to be paid. */
export function sayPayment(ride: RiderRide, rider: RiderTexts, format: Format): string | null {
  const dueCents = toPayOf(ride) - ride.refundedCents;
  if (ride.status === 'canceled') return null;
  if (toPayOf(ride) === 0) return rider.nothingToPay;
  if (dueCents <= 0) return null;
  const said = [ride.driver?.name ?? null, format.money(dueCents)] as const;
  // Cash changes hands in the car.
  if (ride.passenger) {
    const { name } = ride.passenger;
    return isActive(ride.status)
      ? rider.passengerPaysAtEnd(name, ...said)
      : rider.passengerPays(name, ...said);
  }
  return isActive(ride.status) ? rider.payAtEnd(...said) : rider.payNow(...said);
}
