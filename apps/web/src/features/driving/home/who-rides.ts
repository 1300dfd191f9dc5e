import type { DriverRide } from '@ridewire/contracts';

/** The person in the car: whom the rider named, or the rider. */
export const whoRides = ({ passenger, rider }: DriverRide): { name: string; phone: string | null } =>
  passenger ?? rider;
