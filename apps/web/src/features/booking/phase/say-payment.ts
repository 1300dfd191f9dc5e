import { isActive, type RiderRide } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import type { Format } from '@ridewire/ui';
import type { RiderTexts } from '../texts.en.ts';

/** The person the rider pays, how much and how; null where nothing is to be paid. */
export function sayPayment(ride: RiderRide, rider: RiderTexts, format: Format): string | null {
  const dueCents = toPayOf(ride) - ride.refundedCents;
  if (ride.status === 'canceled') return null;
  if (toPayOf(ride) === 0) return rider.nothingToPay;
  if (dueCents <= 0) return null;
  const said = [ride.driver?.name ?? null, format.money(dueCents)] as const;
  return isActive(ride.status) ? rider.payAtEnd(...said) : rider.payNow(...said);
}
