import type { DriverRide } from '@ridewire/contracts';

/** The person in the car: whom the rider named, or the rider. */
export const whoRides = ({
  passenger,
  rider,
}: Pick<DriverRide, 'passenger' | 'rider'>): { name: string; phone: string | null } => passenger ?? rider;
