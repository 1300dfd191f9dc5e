import type { DriverRide } from '@ridewire/contracts';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import type { Format } from '@ridewire/ui';
import type { DriverTexts } from './texts.en.ts';

/** What the rider pays at the end. */
export const sayCash = (
  ride: Pick<DriverRide, 'fareCents' | 'discountCents'>,
  driver: DriverTexts,
  format: Format,
): string => (toPayOf(ride) === 0 ? driver.noCash : driver.cash(format.money(toPayOf(ride))));
