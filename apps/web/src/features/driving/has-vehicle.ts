import type { VehicleView } from '@ridewire/contracts';

/** Whether riders can find the car: both its model and its plate are known. */
export const hasVehicle = ({ model, licensePlate }: Pick<VehicleView, 'model' | 'licensePlate'>): boolean =>
  model !== null && licensePlate !== null;
