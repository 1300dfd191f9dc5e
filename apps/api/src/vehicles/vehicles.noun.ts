import type { Noun } from '../procedures/noun.ts';
import { vehicleRoutes } from './vehicle-events.ts';
import { vehiclePersonalData } from './vehicle-personal-data.ts';
import { createVehiclesRouter } from './vehicles.router.ts';

export const vehicles = {
  procedures: { router: createVehiclesRouter, area: 'people' },
  routes: vehicleRoutes,
  personalData: vehiclePersonalData,
} satisfies Noun;
