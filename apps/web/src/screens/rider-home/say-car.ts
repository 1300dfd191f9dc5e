import type { DriverPersonView } from '@ridewire/contracts';
import type { Texts } from '../../texts/english.ts';

/** What the car looks like, as far as it is known: its color and model. */
export const sayCar = (
  driver: Pick<DriverPersonView, 'vehicleModel' | 'vehicleColor'> | null,
  { colors }: Texts['ride'],
): string =>
  [driver?.vehicleColor && colors[driver.vehicleColor], driver?.vehicleModel].filter(Boolean).join(' · ');
