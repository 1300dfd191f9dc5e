import type { DriverPersonView } from '@ridewire/contracts';
import type { RideTexts } from './ride.en.ts';

/** The car's color and model, as far as they are known. */
export const sayCar = (
  driver: Pick<DriverPersonView, 'vehicleModel' | 'vehicleColor'> | null,
  { colors }: RideTexts,
): string =>
  [driver?.vehicleColor && colors[driver.vehicleColor], driver?.vehicleModel].filter(Boolean).join(' · ');
