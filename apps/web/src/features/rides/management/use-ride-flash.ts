import type { RideDetail } from '@ridewire/contracts';
import type { FlashProps } from '@ridewire/ui';
import { useRowFlash } from '../../../kit/lists/use-row-flash.ts';

/** Props for a ride of the list: it flashes when what it shows changes, and when it was just requested. */
export const useRideFlash = ({ status, rider, driver, fareCents, times }: RideDetail): FlashProps =>
  useRowFlash([status, rider.name, driver?.name, fareCents], times.requested ?? '');
