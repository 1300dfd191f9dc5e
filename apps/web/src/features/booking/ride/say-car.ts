import type { DriverPersonView } from '@ridewire/contracts';
import type { RideTexts } from '../../rides/ride.en.ts';

/** What the car looks like, as far as it is known: its color and model. */
export const sayCar = (
  driver: Pick<DriverPersonView, 'vehicleModel' | 'vehicleColor'> | null,
  { colors }: RideTexts,
): string =>
  [driver?.vehicleColor && colors[driver.vehicleColor], driver?.vehicleModel].filter(Boolean).join(' · ');
