import type { RoutesOf } from '../live/events.ts';
import { PEOPLE, userTopic } from '../live/topics.ts';

/** A driver added, changed or removed a vehicle, drives another one, or one was confirmed. Says no more: the screens concerned read again. */
export interface VehiclesChanged {
  event: 'vehicles.changed';
  driverId: string;
}

declare module '../live/events.ts' {
  interface EventsByNoun {
    vehicles: VehiclesChanged;
  }
}

export const vehicleRoutes: RoutesOf<VehiclesChanged> = {
  'vehicles.changed': ({ driverId }) => [userTopic(driverId), PEOPLE],
};
